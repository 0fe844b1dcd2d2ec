"""Table: one game with its players, its luck and its record."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from pithead.core.actions import Move
from pithead.core.api import (
    CHANCE,
    OVER,
    PUBLIC,
    SPECTATOR,
    TRUTH,
    Event,
    Game,
    Json,
    Options,
    State,
    check_bots,
    check_options,
    seats_in,
    sees,
)
from pithead.core.chance import Chance, Rng
from pithead.core.errors import MoveError, PitheadError, TooMany
from pithead.table import luck
from pithead.table.envelopes import Envelopes
from pithead.table.envelopes import Move as Chosen
from pithead.table.events import NONE, Numbering, TableEvent, visible
from pithead.table.offer import Offer, make_offer
from pithead.table.record import VERSION, Player, Record, RecordError, player_from_json
from pithead.table.undo import MARK_EVERY, Command, Past, Step

TOO_LATE = "a move of this command comes too late: something is drawn, revealed or asked of another seat before it"


AGREED = "agreed"  # the reason of a game that everybody agreed to end


class StaleOffer(PitheadError):
    """The answer belongs to an earlier question; ask for the offer again."""


class UndoError(PitheadError):
    """There is nothing of this seat to take back, or something was revealed since."""


class Table:
    """The authority. Everything that reaches a player comes from `view`, `scene`, `offer` and `events`.

    A table without a seed (a record still running, read by somebody else) can be looked at, not played on.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        options: Options | None = None,
        seed: bytes | None = None,
        header: dict[str, Json] | None = None,
        open_seed: bool = False,
        name: str = "",
        asks_players: bool = False,
    ) -> None:
        """A new table, played up to the first decision; one that asks the players for a part of its luck draws nothing
        before `begin`.

        header     of a replay, which brings its own
        open_seed  the secret stands in the header, for all to see
        name       of the table, for the commitment to bind
        """
        values = check_options(game.info, len(players), options)
        self.game = game
        self.players = list(players)
        self.options = values
        self.secret = seed
        self.chance = Chance(seed) if seed is not None and not asks_players else None  # of the draws
        self.epoch = 0  # how often a draw was taken back
        self.nonces: list[str] | None = None  # what the players have added
        self.envelopes = Envelopes()
        self.state = game.new(len(players), values)
        self.steps: list[Step] = []
        self.commands: list[Command] = []  # those not taken back
        self.count = 0  # commands so far, those taken back too
        self.event_log: list[TableEvent] = []  # since older ones were folded away
        self.numbering = Numbering()
        self.last_events = dict.fromkeys([*range(len(players)), SPECTATOR, TRUTH], NONE)  # by audience: its number
        self.events_before = dict(self.last_events)  # the same for the last one that was folded away
        self.base: State | None = None  # where the steps start from: not the set-up, or older ones were folded away
        self.marks: list[tuple[int, State]] = []  # positions after so many of the steps
        self.offers = [1] * len(players)
        self.agreed = False  # it was ended by agreement
        if header is not None:
            self.record = Record(header)
            if self.asks_players:
                self.chance = None
            return
        if seed is None:
            raise ValueError("a new table needs a seed")
        if any(player.kind == "bot" for player in players):
            check_bots(game.info, values)
        terms = terms_of(game, players, values)
        self.record = Record.start(promised(terms, seed, name, asks_players, open_seed))
        if not asks_players:
            self._settle(0)

    # -- looking

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    @property
    def reason(self) -> str:
        """Why the game is over, by its name: one of the game's own, or AGREED."""
        return AGREED if self.agreed else self.game.reasons[self.state.reason]

    @property
    def asks_players(self) -> bool:
        """Whether its luck is made of what the players add too."""
        return self.record.header.get("nonces") is True

    @property
    def begun(self) -> bool:
        """Whether the luck is complete: nothing is drawn or played before."""
        return not self.asks_players or self.nonces is not None

    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        return seats_in(self.state.waiting())

    def view(self, audience: int) -> State:
        """What a seat or SPECTATOR may know; everybody may know everything once the game is over."""
        return self.state.view(TRUTH if self.over else audience)

    def scene(self, audience: int) -> Mapping[str, object]:
        """What an audience sees, by names."""
        return self.game.scene(self.view(audience), audience)

    def offer(self, seat: int) -> Offer:
        """The question to a seat; without choices while it is not waiting."""
        return make_offer(self.game, self.view(seat), seat, self.offers[seat])

    def events(self, audience: int) -> list[dict[str, Json]]:
        """What an audience was told, each with its number `n`. Folded events are not among them."""
        return [entry.to_json() for entry in visible(audience, self.event_log)]

    def events_after(self, audience: int, number: str) -> list[TableEvent] | None:
        """What an audience was told after an event, by its number; None where that is not among what is in memory."""
        found: list[TableEvent] = []
        for entry in reversed(self.event_log):
            if sees(audience, entry.seen_by):
                if entry.number == number:
                    return found[::-1]
                found.append(entry)
        return found[::-1] if number == self.events_before[audience] else None

    def _tell(self, mask: int, line: int, event: dict[str, Json]) -> None:
        """One more event, for those in a mask."""
        entry = TableEvent(self.numbering.following(mask), mask, line, event)
        self.event_log.append(entry)
        for audience in self.last_events:
            if sees(audience, mask):
                self.last_events[audience] = entry.number

    # -- playing

    def begin(self, nonces: Sequence[str]) -> list[Event]:
        """Everybody has added a part to the luck, or nothing (""): draw up to the first decision."""
        if self.begun:
            raise MoveError("the luck of this table is complete")
        if len(nonces) != len(self.players):
            raise ValueError(f"{len(self.players)} parts of the luck are needed, not {len(nonces)}")
        self.complete([luck.check_nonce(nonce) for nonce in nonces])
        self.record.append({"nonces": list[Json](nonces)})
        return self.draw_on()

    def complete(self, nonces: list[str]) -> None:
        """The players' parts are known: the luck is made of them."""
        self.nonces = nonces
        self.chance = luck.mixed(self.secret, nonces) if self.secret is not None else None

    def play(self, seat: int, moves: Sequence[Move | str], offer: int, by: str = "") -> list[Event]:
        """Do one or more moves of a seat as one command; the events it caused.

        StaleOffer or MoveError (with what was possible) change nothing. Several moves may go into one command
        as long as all of them are this seat's, and nothing is drawn, revealed or asked of another seat before the
        last one: a refusal tells no more than the seat's own view. `by` names the bot that decided for a person
        whose time was up.
        """
        if not 0 <= seat < len(self.players):
            raise MoveError(f"there is no seat {seat + 1}")
        if offer != self.offers[seat]:
            raise StaleOffer(f"offer {offer} is no longer open, the present one is {self.offers[seat]}")
        if not moves:
            raise MoveError("a command needs at least one move")
        self._check_luck()
        codes = self._codes(seat, moves)
        self.count += 1
        command = self.count
        self.commands.append(self._command(seat, by, self.record.count + 1))
        first = len(self.steps)
        events: list[Event] = []
        for code in codes:
            line: dict[str, Json] = {"c": command, "seat": seat + 1, "move": self.game.actions.format(code)}
            if by:
                line["by"] = by
            self.record.append(line)
            self._tell_clock(seat, by)
            events += self._apply(Step(command, seat, code, self.record.count))
        events += self._settle(command)
        drawn = any(step.seat == CHANCE for step in self.steps[first:])
        if drawn or any(e.reveals for e in events):
            self._revealed()
        if self.envelopes.due is not None:
            self._seal(self.envelopes.due, command)
        self.offers[seat] += 1
        return events

    def _check_luck(self) -> None:
        """MoveError where nothing can be drawn."""
        if not self.begun:
            raise MoveError("the game has not begun: its luck waits for the players' parts")
        if self.chance is None:
            raise MoveError("this record cannot be played on: its seed is not known")

    def _seal(self, seat: int, command: int) -> None:
        """A choice is in while others are still asked: its hash is published, and it stands."""
        assert self.secret is not None
        line = self.record.count + 1
        sealed = luck.seal_of(luck.salt_of(self.secret, line), seat, self.envelopes.moves_of(seat))
        self.record.append({"c": command, "seal": seat + 1, "hash": sealed})
        self._sealed(seat, command, line, sealed)

    def _sealed(self, seat: int, command: int, line: int, hashed: str) -> None:
        self.envelopes.close(seat, command, line, hashed)
        self.commands[-1] = replace(self.commands[-1], sealed=True)

    def _command(self, seat: int, by: str, line: int) -> Command:
        """The command that begins with a line. A bot that decides for a person whose time is up makes a person's move;
        whose they were at the table of which this one is a branch is not known here.
        """
        bot = self.players[seat].kind == "bot" and not by
        return Command(self.count, seat, bot or line <= self.record.inherited)

    def _revealed(self) -> None:
        """Somebody learned something by the last command: it can no longer be taken back."""
        self.commands[-1] = replace(self.commands[-1], reveals=True)

    def _codes(self, seat: int, moves: Sequence[Move | str]) -> list[int]:
        """The codes of a command's moves; MoveError where they are not legal one after another."""
        codes = [self._check(self.state.view(seat), seat, moves[0])]
        trial = self.state.clone() if len(moves) > 1 else self.state
        asked = trial.waiting()
        for move in moves[1:]:
            trial.log = []
            trial.apply(seat, codes[-1])
            if trial.actor() == CHANCE or trial.waiting() != asked or any(e.reveals for e in trial.log):
                raise MoveError(TOO_LATE, move if isinstance(move, str) else move.text)
            codes.append(self._check(trial.view(seat), seat, move))
        return codes

    def _tell_clock(self, seat: int, bot: str) -> None:
        """If a bot decided because a person's time was up, everybody learns it before they learn what."""
        if bot:
            self._tell(PUBLIC, self.record.count, {"event": "out_of_time", "seat": str(seat + 1), "bot": bot})

    def _check(self, state: State, seat: int, move: Move | str) -> int:
        """The code of a move that is legal in `state`."""
        text = move if isinstance(move, str) else move.text
        if not state.waiting() >> seat & 1:
            raise MoveError(f"seat {seat + 1} is not asked for anything now", text)
        legal = state.legal(seat)
        code = self.game.actions.parse(move) if isinstance(move, str) else self.game.actions.code(move)
        if code not in legal:
            possible = tuple(self.game.actions.format(c) for c in legal)
            shown = ", ".join(possible[:12]) + (f" and {len(possible) - 12} more" if len(possible) > 12 else "")
            raise MoveError(f"'{text}' is not possible now; possible: {shown}", text, possible)
        return code

    def _apply(self, step: Step) -> list[Event]:
        """Apply one line and tell its events."""
        log: list[Event] = []
        self.state.log = log
        self.state.apply(step.seat, step.code)
        self.state.log = None
        self.steps.append(step)
        if len(self.steps) % MARK_EVERY == 0:
            self.marks.append((len(self.steps), self.state.clone()))
        self._follow(step, log)
        for event in log:
            kind = self.game.events[event.kind]
            self._tell(event.seen_by, step.line, {"event": kind.name, **kind.name_values(event.args)})
        return log

    def _follow(self, step: Step, log: Sequence[Event]) -> None:
        """What a step means for choices that are made at once."""
        if step.seat != CHANCE:
            self.envelopes.moves.append(Chosen(step.command, step.seat, self.game.actions.format(step.code)))
        self.envelopes.revealed |= any(e.reveals and sees(SPECTATOR, e.seen_by) for e in log)
        if self.state.actor() != CHANCE:
            self.envelopes.wait(int(self.state.waiting()), self._look)
        if not self._seals(step.line):
            self.envelopes.due = None

    def _look(self) -> str:
        """What everybody sees, as a key."""
        return self.state.view(SPECTATOR).key().hex()

    def _seals(self, line: int) -> bool:
        """Whether a choice that is in with a line is sealed: not in records of before, nor where the luck lies open."""
        header = self.record.header
        return luck.binds_all(header) and "seed" not in header and line > self.record.inherited

    def _settle(self, command: int) -> list[Event]:
        """Draw chance until a seat must choose or the game is over; at the end reveal the seed."""
        assert self.chance is not None
        events: list[Event] = []
        while self.state.actor() == CHANCE:
            code = self.state.sample(luck.rng_of(self.chance, self.state.chance_key(), self.epoch))
            self.record.append({"c": command, "draw": self.game.outcomes.format(code)})
            events += self._apply(Step(command, CHANCE, code, self.record.count))
        if self.over:
            self.record.append(self._end_line())
        return events

    def _end_line(self) -> dict[str, Json]:
        """The last line of the record; it reveals the seed."""
        assert self.secret is not None
        return {
            "end": self.reason,
            "standing": [list(self.state.standing(s)) for s in range(len(self.players))],
            "seed": self.secret.hex(),
            "key": self.state.key().hex(),
        }

    def end_agreed(self, seat: int) -> None:
        """The game ends as it stands, because every human seat agreed with one of them."""
        if self.over:
            raise MoveError("the game is over")
        self._check_luck()
        self._close()
        self.record.append({"by": seat + 1, **self._end_line()})
        self._tell_agreed(seat)

    def _close(self) -> None:
        self.agreed = True
        self.state = self.game.closed(self.state)

    def _tell_agreed(self, seat: int) -> None:
        self._tell(PUBLIC, self.record.count, {"event": "ended_by_agreement", "seat": str(seat + 1)})

    def draw_on(self) -> list[Event]:
        """Draw what a position that was cut out of a record still waits for."""
        self._check_luck()
        first = len(self.steps)
        events = self._settle(self.count)
        if self.commands and len(self.steps) > first:
            self._revealed()
        return events

    def lay_out(self, position: State, seat: int) -> None:
        """Begin from a position, in the place of the set-up: what a seat saw, and the rest dealt anew."""
        self.record.append({"position": position.to_json(), "of": seat + 1})
        self._lay_out(position, seat)

    def _lay_out(self, position: State, seat: int) -> None:
        self.state, self.base = position, position.clone()
        self._tell(PUBLIC, self.record.count, {"event": "laid_out", "seat": str(seat + 1)})
        self.envelopes.wait(int(position.waiting()), self._look)

    @property
    def laid_out(self) -> bool:
        """Whether it began from a position; of a table that has its whole history."""
        return bool(self.record.lines) and "position" in self.record.lines[0]

    def first_position(self) -> State:
        """The position that the steps start from."""
        return self.base.clone() if self.base is not None else self.game.new(len(self.players), self.options)

    def stamp(self) -> None:
        """From here on it is played by this game's rules: whoever calls this has seen that everything so far comes to
        the same positions under them.
        """
        self.record.append({"rules": self.game.info.rules_version, "pack_hash": self.game.info.pack.digest})

    def sit(self, seat: int, player: Player) -> None:
        """Somebody else takes a seat: a bot for a person who left, or the person again."""
        self.record.append({"sit": seat + 1, "player": player.to_json()})
        self._sit(seat, player)

    def _sit(self, seat: int, player: Player) -> None:
        self.players[seat] = player
        event: dict[str, Json] = {
            "event": "sat",
            "seat": str(seat + 1),
            "name": player.name,
            "kind": player.kind,
            "bot": player.bot,
        }
        self._tell(PUBLIC, self.record.count, event)

    # -- taking back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat itself may take its last command back."""
        return bool(self._undoable(seat))

    def undo_answers(self, seat: int) -> list[int] | None:
        """The seats of the bots whose answers would be taken back with the seat's last command; None where the seat
        may not take it back.
        """
        strike = self._undoable(seat)
        return sorted({c.seat for c in self.commands if c.number in strike} - {seat}) if strike else None

    def _undoable(self, seat: int, inherits: bool = False) -> list[int]:
        """The commands that a seat may take back by itself now, the first of them its own; `inherits`: it was done at
        another table, whose players are not known.
        """
        if self.over:
            return []
        bots = {i for i, player in enumerate(self.players) if inherits or player.kind == "bot"}
        return self._past().undoable(seat, self.state, bots)

    def _past(self) -> Past:
        return Past(self.game, len(self.players), self.options, self.base, self.steps, self.commands, self.marks)

    def steps_before(self, command: int) -> int:
        """How many steps, of those not taken back, there are before a command."""
        return self._past().steps_before(command)

    def undo(self, seat: int) -> None:
        """Take back the last command of a seat, with what bots answered; UndoError where it cannot be."""
        strike = self._undoable(seat)
        if not strike:
            raise UndoError(
                f"seat {seat + 1} has nothing to take back: undo goes back to the last moment at "
                "which something was revealed, and never over another person's move"
            )
        self.record.append({"undo": seat + 1, "strike": list[Json](strike)})
        self._strike(seat, strike, agreed=False)

    def undo_agreed(self, seat: int, command: int) -> None:
        """Take back everything from a command on, because every human seat agreed."""
        strike = [c.number for c in self.commands if c.number >= command]
        if self.over or not strike:
            raise UndoError(f"command {command} cannot be taken back")
        line: dict[str, Json] = {"undo": seat + 1, "strike": list[Json](strike), "agreed": True}
        if self._strikes_draw(strike):
            self.epoch += 1
            line["epoch"] = self.epoch
        self.record.append(line)
        self._strike(seat, strike, agreed=True)

    def _strikes_draw(self, strike: Collection[int]) -> bool:
        """Whether luck that was seen is taken back with some commands: then what comes after must have other luck. In a
        lesson the luck is no secret, and stays.
        """
        struck = self.steps[self._past().steps_before(min(strike)) :]
        return "seed" not in self.record.header and any(s.seat == CHANCE and s.command in strike for s in struck)

    def _strike(self, seat: int, strike: Sequence[int], agreed: bool) -> None:
        kind = "undone" if agreed or len(strike) == 1 else "undone_answers"
        struck, past = set(strike), self._past()
        first_step, first = past.steps_before(min(strike)), past.commands_before(min(strike))
        before, self.state = self.state, past.without(struck)
        self.marks = [mark for mark in self.marks if mark[0] <= first_step]
        self.steps[first_step:] = [s for s in self.steps[first_step:] if s.command not in struck]
        owners = {c.seat for c in self.commands[first:] if c.number in struck}
        self.commands[first:] = [c for c in self.commands[first:] if c.number not in struck]
        hidden = len(owners) == 1 and self._hidden(seat, before)
        for asked in owners | {seat} if hidden else range(len(self.players)):
            self.offers[asked] += 1  # what was thought about a position that is gone answers nothing
        self.envelopes.strike(struck, int(self.state.waiting()), self._look)
        event: dict[str, Json] = {"event": kind, "seat": str(seat + 1)}
        self._tell(1 << seat if hidden else PUBLIC, self.record.count, event)

    def _hidden(self, seat: int, before: State) -> bool:
        """Whether others must not learn that the seat changed its mind: it acts at once with them, or nobody could tell
        the position `before` from this one.
        """
        if self.state.waiting() != 1 << seat:
            return True
        others = [audience for audience in (*range(len(self.players)), SPECTATOR) if audience != seat]
        return all(self.state.view(other).key() == before.view(other).key() for other in others)

    # -- replaying

    @classmethod
    def replay(cls, game: Game, record: Record, upto: int | None = None, seed: bytes | None = None) -> Table:
        """The table of a record after `upto` lines (default: all of them).

        RecordError names the line that cannot be: another game, rules version or pack, a move that is not legal,
        an outcome that cannot be drawn, an end that does not fit. `seed` lets the game be played on.
        """
        check_rules(game, record)
        table = empty_table(cls, game, record, seed)
        for line in record.lines[:upto]:
            table.replay_line(line)
        return table

    def replay_line(self, line: dict[str, Json]) -> None:
        """One more line of the record that is being replayed; RecordError where it cannot be."""
        try:
            self._replay_line(line, int(str(line["n"])) + 1)
        except RecordError:
            raise
        except (PitheadError, ValueError, KeyError, TypeError) as error:
            raise RecordError(int(str(line["n"])) + 1, str(error)) from None

    def _replay_line(self, line: dict[str, Json], number: int) -> None:
        self.record.lines.append(line)
        if self.envelopes.due is not None and "seal" not in line:
            raise RecordError(number, f"the choice of seat {self.envelopes.due + 1} has no seal")
        if "draw" in line:
            self._replay_draw(line, number)
        elif "move" in line:
            self._replay_move(line, number)
        elif "undo" in line:
            seat, strike = int(str(line["undo"])) - 1, line["strike"]
            if not isinstance(strike, list):
                raise RecordError(number, "'strike' must be a list of commands")
            if line.get("agreed"):
                possible = bool(strike) and strike == [c.number for c in self.commands[-len(strike) :]]
            else:
                possible = bool(strike) and strike == self._undoable(seat, number - 1 <= self.record.inherited)
            if not possible or not 0 <= seat < len(self.players):
                raise RecordError(number, f"seat {seat + 1} could not take back {strike}")
            self._replay_epoch(line, number)
            self._strike(seat, [int(str(c)) for c in strike], bool(line.get("agreed")))
        elif "position" in line:
            self._replay_position(line, number)
        elif "nonces" in line:
            self._replay_begin(line, number)
        elif "seal" in line:
            self._replay_seal(line, number)
        elif "sit" in line:
            self._sit(int(str(line["sit"])) - 1, player_from_json(line["player"]))
        elif "end" in line:
            self._replay_end(line, number)
        elif "rules" not in line:
            raise RecordError(number, "the line is no draw, move, undo, seal, sit, nonces, position, rules or end")

    def _replay_position(self, line: dict[str, Json], number: int) -> None:
        data, seat = line["position"], int(str(line["of"])) - 1
        if number != 2 or not 0 <= seat < len(self.players):
            raise RecordError(number, "a position to begin from does not belong here")
        if not isinstance(data, dict) or data.get("seats") != len(self.players):
            raise RecordError(number, f"the position to begin from has not {len(self.players)} seats")
        position = self.game.load(data)
        try:
            position.audit()
        except (AssertionError, IndexError) as error:
            raise RecordError(number, f"the position to begin from cannot be: {error}") from None
        self._lay_out(position, seat)

    def _replay_begin(self, line: dict[str, Json], number: int) -> None:
        nonces = line["nonces"]
        if self.begun or not isinstance(nonces, list) or len(nonces) != len(self.players):
            raise RecordError(number, "the players' parts of the luck do not belong here")
        self.complete([luck.check_nonce(nonce) for nonce in nonces])

    def _replay_seal(self, line: dict[str, Json], number: int) -> None:
        seat, hashed = int(str(line["seal"])) - 1, str(line["hash"])
        if seat != self.envelopes.due:
            raise RecordError(number, f"seat {seat + 1} has nothing to seal")
        if self.secret is not None:
            salt = luck.salt_of(self.secret, number - 1)
            if hashed != luck.seal_of(salt, seat, self.envelopes.moves_of(seat)):
                raise RecordError(number, f"the seal of seat {seat + 1} is of another choice")
        self._sealed(seat, int(str(line["c"])), number - 1, hashed)

    def _replay_epoch(self, line: dict[str, Json], number: int) -> None:
        """Luck that was seen must not come again; records of before could not say so."""
        strike = {int(str(c)) for c in list[Json](line["strike"])}  # type: ignore[arg-type]
        wanted: Json = self.epoch + 1 if self._strikes_draw(strike) else None
        old = not luck.binds_all(self.record.header) or number - 1 <= self.record.inherited
        if line.get("epoch") != wanted and not (old and "epoch" not in line):
            raise RecordError(number, f"after this the luck is number {wanted}, not {line.get('epoch')!r}")
        self.epoch = int(str(line.get("epoch", self.epoch)))

    def _replay_draw(self, line: dict[str, Json], number: int) -> None:
        if self.state.actor() != CHANCE:
            raise RecordError(number, f"nothing is drawn here, but the line says '{line['draw']}'")
        self._replay_begun(number)
        code = self.game.outcomes.parse(str(line["draw"]))
        if not self._can_happen(code):
            raise RecordError(number, f"'{line['draw']}' cannot be drawn here")
        command = int(str(line["c"]))
        if command != self.count:
            raise RecordError(number, f"a draw of command {command} cannot follow command {self.count}")
        self._apply(Step(command, CHANCE, code, number - 1))
        if self.commands and self.commands[-1].number == command:
            self._revealed()

    def _replay_begun(self, number: int) -> None:
        if not self.begun and number - 1 > self.record.inherited:
            raise RecordError(number, "the players have not added their parts of the luck before this")

    def _can_happen(self, code: int) -> bool:
        """Whether an outcome is possible now. A node with too many to list is held to the kind of outcome it draws."""
        try:
            return any(code == possible for possible, _ in self.state.outcomes())
        except TooMany:
            return self.game.outcomes.verb_of(code) is self.game.outcomes.verb_of(self.state.sample(Rng(0)))

    def _replay_move(self, line: dict[str, Json], number: int) -> None:
        seat, command = int(str(line["seat"])) - 1, int(str(line["c"]))
        if not 0 <= seat < len(self.players):
            raise RecordError(number, f"there is no seat {seat + 1}")
        self._replay_begun(number)
        by = str(line.get("by", ""))

        code = self._check(self.state, seat, str(line["move"]))
        if command not in (self.count, self.count + 1):
            raise RecordError(number, f"command {command} cannot follow command {self.count}")
        if command > self.count:
            self.count = command
            self.commands.append(self._command(seat, by, number - 1))
            self.offers[seat] += 1
        self._tell_clock(seat, by)
        events = self._apply(Step(command, seat, code, number - 1))
        if any(e.reveals for e in events):
            self._revealed()

    def _replay_end(self, line: dict[str, Json], number: int) -> None:
        if line["end"] == AGREED and not self.over:
            by = int(str(line["by"])) - 1
            if not 0 <= by < len(self.players):
                raise RecordError(number, f"there is no seat {by + 1}")
            self._close()
            self._tell_agreed(by)
        if not self.over:
            raise RecordError(number, "the game is not over here")
        if line["end"] != self.reason:
            raise RecordError(number, f"the game ended by '{self.reason}', not '{line['end']}'")
        if line["key"] != self.state.key().hex():
            raise RecordError(number, "the final position is another one")
        if line["standing"] != [list(self.state.standing(s)) for s in range(len(self.players))]:
            raise RecordError(number, "the final standing is another one")
        self.secret = bytes.fromhex(str(line["seed"]))
        if luck.commitment_of(self.record.header, self.secret) != self.record.header["commitment"]:
            raise RecordError(number, "the revealed seed is not the one that the header commits to")
        self.chance = luck.mixed(self.secret, self.nonces) if self.nonces is not None else Chance(self.secret)


def terms_of(game: Game, players: Sequence[Player], options: Options) -> dict[str, Json]:
    """The beginning of a header: what is played, and by whom."""
    return {
        "game": game.info.id,
        "rules": game.info.rules_version,
        "pack": game.info.pack.name,
        "pack_version": game.info.pack.version,
        "pack_hash": game.info.pack.digest,
        "options": dict(options),
        "players": [p.to_json() for p in players],
    }


def promised(
    terms: Mapping[str, Json], secret: bytes, name: str = "", asks_players: bool = False, open_seed: bool = False
) -> dict[str, Json]:
    """A header with its commitment, which binds all that stands before it."""
    header: dict[str, Json] = {"pithead": VERSION, **terms}
    if name:
        header["table"] = name
    header["proof"] = luck.PROOF
    if asks_players:
        header["nonces"] = True
    header["commitment"] = luck.commitment_of(header, secret)
    if open_seed:
        header["seed"] = secret.hex()
    return header


def check_rules(game: Game, record: Record) -> None:
    """RecordError where a record is played by other rules than the game's."""
    (rules, pack), info = record.played_by, game.info
    if rules != info.rules_version:
        raise RecordError(1, f"played by rules version {rules}; this program has version {info.rules_version}")
    if pack != info.pack.digest:
        raise RecordError(1, f"{missing_pack(record)}; this is {info.pack}")


def missing_pack(record: Record) -> str:
    """Which pack a record needs that is not here, and what to do about it."""
    return f"played with the pack {record.pack}, which is not here: give it with --pack"


def empty_table(cls: type[Table], game: Game, record: Record, seed: bytes | None) -> Table:
    """The table of a record's header, with no line played; RecordError where the header does not fit the game. Whether
    the rules are those it is played by is the caller's business.
    """
    header, info = record.header, game.info
    if header["game"] != info.id:
        raise RecordError(1, f"a record of '{header['game']}', not of '{info.id}'")
    players, options = header["players"], header["options"]
    assert isinstance(players, list)
    assert isinstance(options, dict)
    try:
        table = cls(game, [player_from_json(p) for p in players], options, seed, dict(header))  # type: ignore[arg-type]
    except (PitheadError, ValueError) as error:
        raise RecordError(1, str(error)) from None
    if seed is not None and luck.commitment_of(header, seed) != header["commitment"]:
        raise RecordError(1, "the seed given is not the one that the header commits to")
    return table
