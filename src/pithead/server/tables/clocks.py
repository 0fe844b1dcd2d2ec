"""Clocks as plain arithmetic on `Meta`: they run for persons who are waited for, once everybody has come."""

from __future__ import annotations

from pithead.server.tables.seating import Meta, Time


def start(meta: Meta, now: float) -> None:
    """Set the clocks of a new table."""
    if meta.clock is not None:
        meta.times = [Time(float(meta.clock.seconds), now) for _ in meta.seats]


def ready(meta: Meta) -> bool:
    """Whether every invited person has come."""
    return all(seat.joined for seat in meta.seats)


def turn(meta: Meta, waiting: list[int], now: float) -> None:
    """Start and stop the clocks as `waiting` says. Answering well in time earns the increment, or a fresh allowance."""
    if meta.clock is None:
        return
    for seat, time in enumerate(meta.times):
        runs = seat in waiting and meta.seats[seat].human and ready(meta)
        if time.running and not runs:
            time.left = _rest(meta, time, now)
            time.since, time.running = now, False
        elif runs and not time.running:
            if meta.clock.kind == "move":
                time.left = float(meta.clock.seconds)
            time.since, time.running = now, True


def _rest(meta: Meta, time: Time, now: float) -> float:
    """What a clock shows once it has stopped."""
    assert meta.clock is not None
    if meta.clock.kind == "move":
        return float(meta.clock.seconds)
    return max(0.0, time.left - (now - time.since)) + meta.clock.increment


def spent(meta: Meta, seat: int, now: float) -> None:
    """A bot decided for a seat whose time was up: it may think about the next decision again, as long as the clock
    grants.
    """
    if meta.clock is None:
        return
    fresh = meta.clock.seconds if meta.clock.kind == "move" else max(meta.clock.increment, 1)
    meta.times[seat] = Time(float(fresh), now, running=False)


def late(meta: Meta, now: float) -> list[int]:
    """The seats whose time is up."""
    return [seat for seat, time in enumerate(meta.times) if time.running and time.since + time.left <= now]


def deadline(meta: Meta) -> float | None:
    """When the first clock runs out."""
    ends = [time.since + time.left for time in meta.times if time.running]
    return min(ends) if ends else None
