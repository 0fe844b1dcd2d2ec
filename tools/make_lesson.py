"""Write the moves of a lesson: `python tools/make_lesson.py dig_deep 626 turn_limit=3 "1=wild ruby" >
src/pithead/games/dig_deep/lesson.toml`.

The game is played by apprentices from the seed; `N=MOVE` overrules the learner's N-th decision. The words (`says`) are
then added by hand. `tests/table/test_lesson.py` checks the result.
"""

from __future__ import annotations

import sys

from pithead.bots.registry import make_bot
from pithead.core.api import CHANCE, OVER, Budget
from pithead.core.chance import Chance, seed_from
from pithead.games.registry import load_game

BOTS = {"dig_deep": ["apprentice"], "rockwell": ["apprentice"], "imperial_miners": []}


def main() -> None:
    """Play, and print the file."""
    game_id, seed = sys.argv[1], sys.argv[2]
    pairs = [arg.partition("=") for arg in sys.argv[3:]]
    options: dict[str, int | bool | str] = {
        k: v == "true" if v in ("true", "false") else int(v) for k, _, v in pairs if not k.isdigit()
    }
    overruled = {int(k): v for k, _, v in pairs if k.isdigit()}
    game, bots = load_game(game_id), BOTS[game_id]
    state, chance = game.new(1 + len(bots), options), Chance(seed_from("lesson", seed))
    players = [make_bot(name, game_id) for name in ("apprentice", *bots)]
    for seat, player in enumerate(players):
        player.begin(game, seat, 7 + seat)
    print(f'seed = "{seed}"\nbots = {bots}'.replace("'", '"'))
    print(f"options = {{ {', '.join(f'{k} = {str(v).lower()}' for k, v in options.items())} }}\nsteps = [")
    learner = 0
    while state.actor() != OVER:
        seat = state.actor()
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
            continue
        code = players[seat].choose(state.view(seat), state.legal(seat), Budget())
        if seat == 0:
            learner += 1
            code = game.actions.parse(overruled[learner]) if learner in overruled else code
        says, note = (", says = []", f"  # {learner}: {game.prompt(state.view(seat), seat)}") if seat == 0 else ("", "")
        print(f'  {{ seat = {seat + 1}, move = "{game.actions.format(code)}"{says} }},{note}')
        state.apply(seat, code)
    print("]")


if __name__ == "__main__":
    main()
