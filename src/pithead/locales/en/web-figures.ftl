# The figures of the rules page.
web-figures-RW-C1 = Four rings of eight tiles, from A outside to D inside, around the center. Each entrance touches two tiles of ring A.
web-figures-RW-C2 = A tile touches four others: left and right in its ring, one outside, one inside.
web-figures-RW-D6 = A crew of power 2 on the border of B5 and B6 counts on both: 2 + 2 = 4 of 5 there, 2 + 1 = 3 of 6 here.
web-figures-RW-E1 = Three crews of power 1, of three companies, fill a tile that needs 3: it is drilled at once, and a card is drawn.
web-figures-RW-E4 = Card 3 copper, 5 silver, 4 gold for two players: 1, 2 and 2 each; what is left, 1 copper and 1 silver, goes to the greater power.
web-figures-DD-A3 = Two cubes to one: the player with two controls the column. One to one, and none at all: both do.
web-figures-DD-A4 = A tile of level 1 costs one pickaxe, level 2 two, level 3 three.
web-figures-DD-M1 = An emerald is sold at 7 while another player has one cube on it: two shares of 3 coins; the coin left over is lost.
web-figures-DD-B1 = The second die is bought: those to its right slide left, and a new one fills the right end.
web-figures-IM-M2 = Bricks: a card of row II touches two cards above, two below, and its neighbours left and right.
web-figures-IM-F3 = Above, two full halves meet: a complete cart. Below, a full half meets an empty one: a cart token can complete it.
web-figures-IM-M5 = The chain: first the new card, then one card above that touches it, and so on up to the Surface.
web-figures-IM-F7 = Advancing three spaces: only the space reached is resolved, not those passed.
