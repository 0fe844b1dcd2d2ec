"""The games by what they have: the tests of a part that a game may leave out run for those that have it."""

from functools import cache

from pithead.bots.registry import load_roster, styles
from pithead.coach.facts import facts_of
from pithead.core.api import Game
from pithead.core.chance import Rng
from pithead.core.rollout import play_out
from pithead.games.clauses import short_rules
from pithead.games.kit import Report
from pithead.games.packs import other_packs
from pithead.games.registry import GAMES, load_kit

WITH_SHORT_RULES = [game for game in GAMES if short_rules(game)]
WITH_LESSON = [game for game in GAMES if load_kit(game).lessons]
LESSONS = [(game, name) for game in GAMES for name in load_kit(game).lessons]
WITH_SOURCES = [game for game in GAMES if load_kit(game).report.sources is not Report().sources]
WITH_ITEMS = [game for game in GAMES if load_kit(game).report.items]
WITH_FOREMAN = [game for game in GAMES if load_roster(game).foreman is not None]
WITH_COACH = [game for game in GAMES if facts_of(game)]
WITH_STYLES = [game for game in GAMES if styles(game)]
WITH_SMALL_PACK = [game for game in GAMES if any(path.name == "small" for path in other_packs(game))]


@cache
def enough_games(game: Game, seats: int, decisions: int) -> int:
    """How many random games have so many decisions together, by the length of some of them."""
    rng = Rng(1)
    taken = [play_out(game.new(seats, load_kit(game.info.id).simulation), rng) for _ in range(3)]
    return -(-decisions * len(taken) // sum(taken))
