"""The laboratory: conformance, simulations, perft, measurements and rule coverage, over any registered game."""

import os

# As in `bots.net`, before anything here reads numpy: batches of a net are small, and with a thread for each core they
# take sixty times as long where cores are busy.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
