# What the coach says of Dig Deep.

# Streams of luck
coach_dig_deep-stream-set_up = set-up
coach_dig_deep-stream-dice = dice
coach_dig_deep-stream-rerolls = rerolls
coach_dig_deep-stream-tiles = tiles
coach_dig_deep-stream-market = new dice on offer
coach_dig_deep-stream-agreed = what was still open
