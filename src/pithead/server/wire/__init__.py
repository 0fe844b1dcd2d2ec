"""Everything that goes over the wire, HTTP bodies and socket messages alike. `web/src/wire.ts` is generated from it.

Seats count from 1, as in records; seat 0 is the spectators' bench. Inside a scene, a preview and a cost, which the
game makes, seats are indices from 0 into the lists of that scene. An event has one number, the same for everybody and
for ever (`pithead.table.events`): "57" or, where only some seats are told of it, "57b3". Numbers are names and are not
compared; events stand in their order. "Position n" of an audience is what it sees while event n is its last ("0": the
set-up). Times are seconds since 1970.
"""

from pithead.server.wire.catalogue import *  # noqa: F403
from pithead.server.wire.commands import *  # noqa: F403
from pithead.server.wire.messages import *  # noqa: F403
from pithead.server.wire.puzzles import *  # noqa: F403
from pithead.server.wire.review import *  # noqa: F403
from pithead.server.wire.tables import *  # noqa: F403
from pithead.server.wire.values import *  # noqa: F403
