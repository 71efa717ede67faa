"""P4.4 Post: an elephant action that puts an agent in charge of a port."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..tables import PORT_SPHERE, PORTS, WHITE
from .flow import ask, go_on
from .p03_elephant import elephant_sphere, place_elephant
from .p03_paying import left_for_sending, pay, purse_for_sending
from .p07_pieces import drive_out_agent
from .state import NOBODY, PORT_CHOICE, POST_AT, SEND_AGENT, TAKE_POST, State


@kernel
def post_cost(s: State, port: int) -> int:
    """P4.4 1 per barrier of the sphere; P8.3 nothing for white."""
    return 0 if s.faction == WHITE else s.barriers[PORT_SPHERE[port]]


@kernel
def may_post(s: State, port: int, most: int) -> bool:
    """P4.4, P3.5 Not over one's own agent; `most` is what one can pay and still send one."""
    return s.admin[port] != s.faction and post_cost(s, port) <= most


@kernel
def any_post(s: State) -> bool:
    """P3.3 At the elephant's port if it was placed, else anywhere."""
    most = purse_for_sending(s)
    if most < 0:
        return False
    if s.placed:
        return may_post(s, s.elephant, most)
    for port in range(PORTS):
        if may_post(s, port, most):
            return True
    return False


@kernel
def begin_post(s: State) -> None:
    """P3.3 The first elephant action puts the elephant at a port; where only one will do it is that one."""
    if s.placed:
        post_at(s, s.elephant)
        return
    most = purse_for_sending(s)
    ports = 0
    only = 0
    for port in range(PORTS):
        if may_post(s, port, most):
            ports += 1
            only = port
    if ports == 1:
        post_at(s, only)
    else:
        ask(s, POST_AT)


@kernel
def post_at_choices(s: State, out: Buffer) -> int:
    """P3.3 The ports where the Post can be carried out."""
    most = purse_for_sending(s)
    n = 0
    for port in range(PORTS):
        if may_post(s, port, most):
            out[n] = PORT_CHOICE + port
            n += 1
    return n


@kernel
def post_at_chosen(s: State, choice: int) -> None:
    """P3.3 That port."""
    post_at(s, choice - PORT_CHOICE)


@kernel
def post_at(s: State, port: int) -> None:
    """P4.4 Pay first."""
    place_elephant(s, port)
    pay(s, post_cost(s, port), left_for_sending(s), TAKE_POST)


@kernel
def take_post(s: State) -> None:
    """P4.4 An agent of another colour goes home, and a meeple of its colour becomes a dissident (P7.2)."""
    if s.admin[s.elephant] == NOBODY:
        go_on(s, SEND_AGENT)
    else:
        drive_out_agent(s, s.elephant, elephant_sphere(s), SEND_AGENT)
