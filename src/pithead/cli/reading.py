"""What somebody typed as moves of an offer: by number, as shown, in the move's own words, or by their beginnings.

Several moves can be typed in one line as long as one question follows the other at once: `sell zinc 3`, `mark 1 4`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

from pithead.cli.menu import NO_NUMBER, Entry, Menu
from pithead.core.errors import MoveError, PitheadError
from pithead.table.offer import Choice

SHOWN = 10  # so many are named in an error
AROUND = "()[]“”„\"'«».,;:!?="  # what may stand around a word that is copied from the screen

Form = tuple[str, ...]


class InputError(PitheadError):
    """What was typed is no choice; the message says, in the reader's language, what would be."""


def read_moves(menu: Menu, typed: str) -> list[Choice]:
    """The choices that were meant, one or several in a row; InputError where they are none or not clear."""
    words = split(typed)
    if len(words) > 1 and all(word.isdigit() for word in words):
        return _numbers(menu, words)
    try:
        return [find(menu, typed).choice]
    except InputError as error:
        run = _run(menu, words)
        if run:
            return run
        raise error


def _numbers(menu: Menu, words: Sequence[str]) -> list[Choice]:
    """Several numbers of one verb: `1 3 4`."""
    out = [find(menu, word).choice for word in words]
    if menu.asks_amount or len({choice.verb for choice in out}) > 1:
        raise InputError(menu.texts.msg("cli-error-one", typed=" ".join(words)))
    at: Menu | None = menu
    for choice in out:
        if at is None or choice.move not in [entry.choice.move for entry in at.entries]:
            raise InputError(menu.texts.msg("cli-error-impossible", typed=choice.move, possible=listed(at or menu)))
        at = at.after(choice)
    return out


def _run(menu: Menu, words: Sequence[str]) -> list[Choice]:
    """A choice, and behind it what answers the next question; none where the beginning fits no choice."""
    for size in range(len(words) - 1, 0, -1):
        fitting = _matches(menu, words[:size])
        if len(fitting) != 1:
            continue
        choice, rest = fitting[0].choice, list(words[size:])
        after = menu.after(choice)
        if after is None:
            return []
        again = [*split(menu.heading(choice.verb)), *rest]  # `mark 1 3`: the verb goes for both
        for said in (again, rest) if rest[0].isdigit() else (rest, again):
            amount = after.asks_amount and len(said) == 1
            if not amount and (after_that := _whole(after, said) or _run(after, said)):
                return [choice, *after_that]
        return [choice, find(after, " ".join(rest)).choice]
    return []


def _whole(menu: Menu, words: Sequence[str]) -> list[Choice]:
    fitting = _matches(menu, words)
    return [fitting[0].choice] if len(fitting) == 1 else []


# -- one choice


def find(menu: Menu, typed: str) -> Entry:
    """The one entry that was meant: by number, by its words, or by beginnings that fit no other; InputError else."""
    words = split(typed)
    if len(words) == 1 and words[0].isdigit():
        return _by_number(menu, int(words[0]))
    best = _matches(menu, words)
    if len(best) == 1:
        return best[0]
    if best:
        raise InputError(menu.texts.msg("cli-error-ambiguous", typed=typed, possible=listed(menu, best)))
    raise InputError(_unknown(menu, typed, words))


def _by_number(menu: Menu, number: int) -> Entry:
    for entry in menu.entries:
        if entry.number == number != NO_NUMBER:
            return entry
    if menu.asks_amount:
        raise InputError(menu.texts.msg("cli-error-amount", number=str(number), possible=menu.amounts()))
    raise InputError(menu.texts.msg("cli-error-number", number=number, last=len(menu.entries)))


def split(text: str) -> list[str]:
    """Words in small letters, without what only sets them off; a number without marks between its digits."""
    joined = re.sub(r"(?<=\d)[\u202f,.](?=\d{3}\b)", "", text.lower()).replace("$", " ").replace("’", "'")
    return [word for part in joined.split() if (word := part.strip(AROUND))]


def _forms(menu: Menu, choice: Choice) -> list[Form]:
    """The ways to write a choice: the move, the same in the reader's words, and the phrase shown."""
    labels = [word for label in menu.labels(choice) for word in label.lower().split()]
    spoken = [word for words in menu.words(choice) for word in split(words)]
    heading = split(menu.heading(choice.verb))
    verbs = [(choice.verb,), tuple(choice.verb.split("_")), tuple(heading)]
    forms = [(*verb, *arguments) for verb in verbs for arguments in (labels, spoken)]
    return list(dict.fromkeys([*forms, tuple(split(menu.phrase(choice)))]))


def _matches(menu: Menu, words: Sequence[str]) -> list[Entry]:
    """The entries that fit best: most words written out in full. First as they begin, then by arguments alone, then by
    words picked out of the phrase shown.
    """
    if not words:
        return []
    for ways in (_forms, _arguments):
        best = _best(menu, words, [[_score(words, form) for form in ways(menu, e.choice)] for e in menu.entries])
        if best:
            return best
    phrases = [split(menu.phrase(entry.choice)) for entry in menu.entries]
    return _best(menu, words, [[_picked(words, phrase)] for phrase in phrases])


def _arguments(menu: Menu, choice: Choice) -> list[Form]:
    """What a list shows behind the verb: `toll gate`."""
    spoken = tuple(word for words in menu.words(choice) for word in split(words))
    return [spoken] if spoken and not spoken[0].isdigit() else []


def _best(menu: Menu, words: Sequence[str], scores: Sequence[Sequence[int]]) -> list[Entry]:
    top = max((max(row, default=-1) for row in scores), default=-1)
    return [e for e, row in zip(menu.entries, scores, strict=True) if row and max(row) == top] if top >= 0 else []


def _fits(word: str, whole: str) -> bool:
    """Whether a word is, or begins, another; a number is only itself."""
    return word == whole if word.isdigit() else whole.startswith(word)


def _score(words: Sequence[str], form: Sequence[str]) -> int:
    """How many words are written out, one more where nothing is left over, or -1 where one does not fit."""
    if len(words) > len(form) or not all(_fits(w, f) for w, f in zip(words, form, strict=False)):
        return -1
    full = sum(w == f for w, f in zip(words, form, strict=False))
    return full + (full == len(form))


def _picked(words: Sequence[str], phrase: Sequence[str]) -> int:
    """0 where all words stand in the phrase in their order, else -1."""
    rest = iter(phrase)
    return 0 if all(word in rest for word in words) else -1


# -- what went wrong


def listed(menu: Menu, entries: Sequence[Entry] | None = None) -> str:
    """What could be typed."""
    if entries is None and menu.asks_amount:
        return menu.amounts()
    some = menu.entries if entries is None else entries
    return menu.texts.listed([menu.short(e.choice) for e in some[:SHOWN]]) + (" …" if len(some) > SHOWN else "")


def _unknown(menu: Menu, typed: str, words: Sequence[str]) -> str:
    """Why it is no choice: an argument that is not possible, a move for another moment, a slip, or nothing at all."""
    for size in range(len(words) - 1, 0, -1):
        same = _matches(menu, words[:size])
        if same and len({entry.choice.verb for entry in same}) == 1:
            possible = menu.amounts() if menu.asks_amount else listed(menu, same)
            return menu.texts.msg("cli-error-impossible", typed=typed, possible=possible)
    if _is_move(menu, typed):
        return menu.texts.msg("cli-error-impossible", typed=typed, possible=listed(menu))
    known = sorted({form[0] for entry in menu.entries for form in _forms(menu, entry.choice)})
    near = get_close_matches(words[0], known, 2) if words else []
    if near:
        return menu.texts.msg("cli-error-near", typed=typed, near=menu.texts.listed(near))
    return menu.texts.msg("cli-error-unknown", typed=typed)


def _is_move(menu: Menu, typed: str) -> bool:
    """Whether it would be a move at some other moment."""
    verbs = menu.game.actions.verbs
    try:
        menu.game.actions.parse(typed)
    except MoveError:
        return split(typed)[:1] in [split(menu.heading(verb.name))[:1] for verb in verbs]
    return True
