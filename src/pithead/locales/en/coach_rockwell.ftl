# What the coach says of Rockwell.

# Streams of luck
coach_rockwell-stream-set_up = set-up
coach_rockwell-stream-cards = Extraction cards
coach_rockwell-stream-backs = backs of tiles
coach_rockwell-stream-agreed = what was still open
