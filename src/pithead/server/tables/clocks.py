"""Clocks as plain arithmetic on `Seating`: they run for persons who are waited for, once everybody has come."""

from __future__ import annotations

from pithead.server.tables.seating import Seating, TimeLeft


def set_up(seating: Seating, now: float) -> None:
    """Set the clocks of a new table."""
    if seating.clock is not None:
        seating.times = [TimeLeft(float(seating.clock.seconds), now) for _ in seating.seats]


def update(seating: Seating, waiting: list[int], now: float) -> None:
    """Start and stop the clocks as `waiting` says. Answering well in time earns the increment, or a fresh allowance."""
    if seating.clock is None:
        return
    everybody_came = all(seat.joined for seat in seating.seats)
    for seat, time in enumerate(seating.times):
        runs = seat in waiting and seating.seats[seat].human and everybody_came
        if time.running and not runs:
            time.left = _left_when_stopped(seating, time, now)
            time.since, time.running = now, False
        elif runs and not time.running:
            if seating.clock.kind == "move":
                time.left = float(seating.clock.seconds)
            time.since, time.running = now, True


def _left_when_stopped(seating: Seating, time: TimeLeft, now: float) -> float:
    assert seating.clock is not None
    if seating.clock.kind == "move":
        return float(seating.clock.seconds)
    return max(0.0, time.left - (now - time.since)) + seating.clock.increment


def restart_after_timeout(seating: Seating, seat: int, now: float) -> None:
    """A bot decided for a seat whose time was up: it may think about the next decision again, as long as the clock
    grants.
    """
    if seating.clock is None:
        return
    fresh = seating.clock.seconds if seating.clock.kind == "move" else max(seating.clock.increment, 1)
    seating.times[seat] = TimeLeft(float(fresh), now, running=False)


def timed_out(seating: Seating, now: float) -> list[int]:
    """The seats whose time is up."""
    return [seat for seat, time in enumerate(seating.times) if time.running and time.since + time.left <= now]


def skip(seating: Seating, seconds: float) -> None:
    """As if so many seconds had not been: clocks that run have as much left after them as before."""
    for time in seating.times:
        if time.running:
            time.since += seconds


def begin_anew(seating: Seating, now: float) -> None:
    """As if whoever is asked had been asked just now."""
    for time in seating.times:
        if time.running:
            time.since = now


def deadline(seating: Seating) -> float | None:
    """When the first clock runs out."""
    ends = [time.since + time.left for time in seating.times if time.running]
    return min(ends) if ends else None
