# How each bot plays, in a sentence.

web-bot-pebble-plays = Random, but never absurd.
web-bot-apprentice-plays = Plays by rules of thumb. Good for a first game.
web-bot-foreman-plays = Weighs every move it sees.
web-bot-engineer-plays = Thinks ahead; the strongest.
web-bot-shallow-miner-plays = Takes the cheap tiles on top, and many of them.
web-bot-deep-miner-plays = Digs one column down to its rich tiles.
web-bot-speculator-plays = Puts cubes on gems and drives their prices up.
web-bot-column-blocker-plays = Reserves columns to shut you out.
web-bot-dice-collector-plays = Buys every die it can pay for.
web-bot-dumper-plays = Sells at once, at any price.
web-bot-briber-plays = Bribes the way into your tiles.
web-bot-core-rusher-plays = Straight to the center of the Earth.
web-bot-deliverer-plays = Collects for the delivery tiles.
web-bot-hoarder-plays = Sells nothing, counts on the majorities.
web-bot-overbidder-plays = Wants to choose first, at any price.
web-bot-zero-bidder-plays = Never bids, lives off the rest.
web-bot-scots-plays = Builds on the Scots before all others.
web-bot-barbarians-plays = Builds on the Barbarians before all others.
web-bot-egyptians-plays = Builds on the Egyptians before all others.
web-bot-japanese-plays = Builds on the Japanese before all others.
web-bot-atlanteans-plays = Builds on the Atlanteans before all others.
web-bot-romans-plays = Builds on the Romans before all others.
web-bot-cart-filler-plays = Lays cards so that half-carts meet.
web-bot-progress-runner-plays = Spends everything to move up the Progress boards.
web-bot-cheap-first-plays = Plays the cheapest card in hand.
