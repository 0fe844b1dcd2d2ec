# What the coach says of Imperial Miners.

# Streams of luck
coach_imperial_miners-stream-set_up = set-up
coach_imperial_miners-stream-cards = cards
coach_imperial_miners-stream-events = events
coach_imperial_miners-stream-agreed = what was still open
