"""What foreman looks at in a position of Dig Deep: features of one seat, each readable on its own.

Works on views as well as on whole positions: an unknown tile counts as the mean of what its level may still hold.
"""

from __future__ import annotations

from typing import Final

SEEN: Final = (  # of a seat's position
    "coins",
    "capital",
    "bonus",
    "bonus_hope",
    "income",
    "sale_now",
    "sale_later",
    "face_up",
    "hand",
    "stuck",
    "glut",
    "picks",
    "smelts",
    "sells",
    "reserves",
    "digs",
    "adverts",
    "invests",
    "balance",
    "flow",
    "dice",
    "control",
    "safe",
    "shared",
    "shut",
    "reach",
    "columns",
    "fronts",
    "stock",
    "shares",
    "dividend",
    "drag",
    "known",
    "time",
    "last_word",
)
# of a throw: what each use is worth that finds something to do, and what a reroll must gain for each die
TASTE: Final = (
    "roll_reserve",
    "roll_pick",
    "roll_smelt",
    "roll_sell",
    "roll_dig",
    "roll_advert",
    "roll_invest",
    "roll_shut",
    "throw",
)
FEATURES: Final = SEEN + TASTE


class Seen:
    """One number for each feature: of a seat, or its weight."""

    coins: float
    capital: float
    bonus: float
    bonus_hope: float
    income: float
    sale_now: float
    sale_later: float
    face_up: float
    hand: float
    stuck: float
    glut: float
    picks: float
    smelts: float
    sells: float
    reserves: float
    digs: float
    adverts: float
    invests: float
    balance: float
    flow: float
    dice: float
    control: float
    safe: float
    shared: float
    shut: float
    reach: float
    columns: float
    fronts: float
    stock: float
    shares: float
    dividend: float
    drag: float
    known: float
    time: float
    last_word: float

    def row(self) -> list[float]:
        """In the order of SEEN."""
        return [float(getattr(self, name)) for name in SEEN]

    def worth(self, weights: Seen) -> float:
        """Weights times features: points at the end, roughly."""
        w = weights
        out = self.coins * w.coins
        out += self.capital * w.capital
        out += self.bonus * w.bonus
        out += self.bonus_hope * w.bonus_hope
        out += self.income * w.income
        out += self.sale_now * w.sale_now
        out += self.sale_later * w.sale_later
        out += self.face_up * w.face_up
        out += self.hand * w.hand
        out += self.stuck * w.stuck
        out += self.glut * w.glut
        out += self.picks * w.picks
        out += self.smelts * w.smelts
        out += self.sells * w.sells
        out += self.reserves * w.reserves
        out += self.digs * w.digs
        out += self.adverts * w.adverts
        out += self.invests * w.invests
        out += self.balance * w.balance
        out += self.flow * w.flow
        out += self.dice * w.dice
        out += self.control * w.control
        out += self.safe * w.safe
        out += self.shared * w.shared
        out += self.shut * w.shut
        out += self.reach * w.reach
        out += self.columns * w.columns
        out += self.fronts * w.fronts
        out += self.stock * w.stock
        out += self.shares * w.shares
        out += self.dividend * w.dividend
        out += self.drag * w.drag
        out += self.known * w.known
        out += self.time * w.time
        out += self.last_word * w.last_word
        return out


def weights_of(row: list[float]) -> Seen:
    """Weights in the order of FEATURES, those of a throw left out."""
    out = Seen()
    for name, weight in zip(SEEN, row, strict=False):
        setattr(out, name, weight)
    return out
