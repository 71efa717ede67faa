"""Pax Emancipation by Phil Eklund, 1 to 3 players, four modes, the base game: the front door."""

from __future__ import annotations

from pileus.games.contract import Game, Rules

from .about import about, nearest
from .components import components
from .events import ENDS, event
from .figures import figures
from .labels import label, labels
from .names import choice, choice_id, is_choice, nouns
from .offers import offer
from .options import VARIANTS, Options, lay_options, read_options
from .position import Position, lay_position, read_position
from .rules import p01_laws, p02_setup, p03_turn, p10_end, p11_secrets, state
from .standing import split, together
from .starts import STARTS
from .steps import end, prompt
from .study import STUDY
from .tables import DATA_HASH
from .tactics import TACTICS
from .text import describe
from .view import view
from .why_not import why_not

GAME = Game(
    name="emancipation",
    state=state.State,
    rules=Rules(
        setup=p02_setup.setup,
        beat=p03_turn.beat,
        choices=p03_turn.choices,
        choose=p03_turn.choose,
        determinise=p11_secrets.determinise,
        scores=p10_end.scores,
        broken_law=p01_laws.broken_law,
    ),
    options=Options,
    lay_options=lay_options,
    read_options=read_options,
    seats=lambda s: int(s.players),
    most_choices=64,
    choice_ids=state.CHOICES,
    data_hash=DATA_HASH,
    components=components,
    is_choice=is_choice,
    choice=choice,
    choice_id=choice_id,
    prompt=prompt,
    event=event,
    view=view,
    why_not=why_not,
    position=Position,
    lay_position=lay_position,
    read_position=read_position,
    end=end,
    split=split,
    bars=(60_000, 1_500_000),
    ends=ENDS,
    rounds=("turn",),
    figures=figures,
    variants=VARIANTS,
    starts=STARTS,
    laws={
        p01_laws.AGENTS_LAW: "P1.1",
        p01_laws.MEEPLES_LAW: "P1.1",
        p01_laws.SPACES_LAW: "P1.6",
        p01_laws.SHIPS_LAW: "P5.1",
        p01_laws.DISKS_LAW: "P3.4",
        p01_laws.BARRIERS_LAW: "P1.4",
        p01_laws.IDEAS_LAW: "P1.6",
        p01_laws.TAPE_LAW: "tape",
    },
    label=label,
    labels=labels,
    describe=describe,
    offer=offer,
    about=about,
    nearest=nearest,
    nouns=nouns,
    study=STUDY,
    together=together,
    secrets=False,
    tactics=TACTICS,
)
