# How each bot plays, in a sentence.

web-bots-pebble = Random, but never absurd.
web-bots-apprentice = Plays by rules of thumb. Good for a first game.
web-bots-foreman = Weighs every move it sees.
web-bots-engineer = Thinks ahead; the strongest.
web-bots-shallow-miner = Takes the cheap tiles on top, and many of them.
web-bots-deep-miner = Digs one column down to its rich tiles.
web-bots-speculator = Puts cubes on gems and drives their prices up.
web-bots-column-blocker = Reserves columns to shut you out.
web-bots-dice-collector = Buys every die it can pay for.
web-bots-dumper = Sells at once, at any price.
web-bots-briber = Bribes the way into your tiles.
web-bots-core-rusher = Straight to the center of the Earth.
web-bots-deliverer = Collects for the delivery tiles.
web-bots-hoarder = Sells nothing, counts on the majorities.
web-bots-overbidder = Wants to choose first, at any price.
web-bots-zero-bidder = Never bids, lives off the rest.
web-bots-scots = Builds on the Scots before all others.
web-bots-barbarians = Builds on the Barbarians before all others.
web-bots-egyptians = Builds on the Egyptians before all others.
web-bots-japanese = Builds on the Japanese before all others.
web-bots-atlanteans = Builds on the Atlanteans before all others.
web-bots-romans = Builds on the Romans before all others.
web-bots-cart-filler = Lays cards so that half-carts meet.
web-bots-progress-runner = Spends everything to move up the Progress boards.
web-bots-cheap-first = Plays the cheapest card in hand.
