"""kill -9 under load: no acknowledged move is lost or doubled. The long form is `make kill-test N=1000`."""

from tools.kill_test import kill_test


def test_no_acknowledged_move_is_lost_or_doubled_by_kill_9(db: str) -> None:
    counted = kill_test(db, kills=2, workers=1, clients=2)
    assert counted["commands"] > 10
    assert counted["tables"] >= 2
