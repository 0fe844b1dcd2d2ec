"""Write the moves of a lesson: `python tools/make_lesson.py dig_deep 626 turn_limit=3 "1=wild ruby" >
src/pithead/games/dig_deep/lesson.toml`.

The game is played by apprentices from the seed; `N=MOVE` overrules the learner's N-th decision, `stop=N` ends the
script before it. The words (`says`) are then added by hand. `tests/table/test_lesson.py` checks the result.
"""

from __future__ import annotations

import sys
from itertools import count

from pithead.bots.driver import ask, seat_bot
from pithead.core.api import Budget, State
from pithead.core.chance import Chance, seed_from
from pithead.core.rollout import play_on
from pithead.games.registry import load_game

SEED = 7  # of the first bot: the lessons that there are came of it
BOTS = {"dig_deep": ["apprentice"], "rockwell": ["apprentice"], "imperial_miners": []}


def main() -> None:
    """Play, and print the file."""
    game_id, seed = sys.argv[1], sys.argv[2]
    pairs = [arg.partition("=") for arg in sys.argv[3:]]
    options: dict[str, int | bool | str] = {
        k: v == "true" if v in ("true", "false") else int(v) for k, _, v in pairs if not k.isdigit()
    }
    last = int(options.pop("stop", 0))
    overruled = {int(k): v for k, _, v in pairs if k.isdigit()}
    game, bots = load_game(game_id), BOTS[game_id]
    state, chance = game.new(1 + len(bots), options), Chance(seed_from("lesson", seed))
    players = [seat_bot(game, name, seat, SEED + seat) for seat, name in enumerate(("apprentice", *bots))]
    print(f'over = "over"\nseed = "{seed}"\nbots = {bots}'.replace("'", '"'))
    print(f"options = {{ {', '.join(f'{k} = {str(v).lower()}' for k, v in options.items())} }}\nsteps = [")
    learner = count(1)

    def choose(state: State, seat: int, legal: list[int]) -> int:
        """What the apprentices would do, printed; the learner may be overruled."""
        view = state.view(seat)
        code = ask(game, players[seat], seat, view, legal, Budget())
        says = note = ""
        if seat == 0:
            number = next(learner)
            if number == last:
                print("]")
                sys.exit()
            code = game.actions.parse(overruled[number]) if number in overruled else code
            says, note = ", says = []", f"  # {number}: {game.prompt(view, seat)}"
        print(f'  {{ seat = {seat + 1}, move = "{game.actions.format(code)}"{says} }},{note}')
        return code

    play_on(state, chance, choose)
    print("]")


if __name__ == "__main__":
    main()
