"""Liberté by Martin Wallace, 3 to 6 players, both editions: the front door."""

from __future__ import annotations

from pileus.games.contract import Game, Rules

from .about import about, nearest
from .components import components
from .events import ENDS, event
from .figures import figures
from .labels import label
from .names import choice, choice_id, is_choice, nouns
from .options import VARIANTS, Options, lay_options, read_options
from .position import Position, lay_position, read_position
from .rules import l01_components, l02_setup, l03_turn, l12_end, l13_secrets, state
from .starts import STARTS
from .steps import declining, end, prompt
from .study import STUDY
from .tables import DATA_HASH
from .tactics import TACTICS
from .text import describe, offer
from .view import view
from .why_not import why_not

GAME = Game(
    name="liberte",
    state=state.State,
    rules=Rules(
        setup=l02_setup.setup,
        beat=l03_turn.beat,
        choices=l03_turn.choices,
        choose=l03_turn.choose,
        determinise=l13_secrets.determinise,
        scores=l12_end.scores,
        broken_law=l01_components.broken_law,
    ),
    options=Options,
    lay_options=lay_options,
    read_options=read_options,
    seats=lambda s: int(s.players),
    most_choices=128,
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
    split=lambda standing: list(divmod(standing, l12_end.STANDING)),
    bars=(100_000, 2_000_000),
    ends=ENDS,
    rounds=("rounds_before", "rounds"),
    figures=figures,
    variants=VARIANTS,
    starts=STARTS,
    laws={
        l01_components.BLOCKS_LAW: "L1.3",
        l01_components.STACKS_LAW: "L6.2a",
        l01_components.TOKENS_LAW: "L1.4",
        l01_components.CARDS_LAW: "L1.5",
        l01_components.DECK_LAW: "L2.2",
        l01_components.TAPE_LAW: "tape",
    },
    label=label,
    describe=describe,
    offer=offer,
    about=about,
    nearest=nearest,
    nouns=nouns,
    study=STUDY,
    declining=declining,
    tactics=TACTICS,
)
