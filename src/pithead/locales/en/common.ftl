# Words that every game and every surface needs.
common-comma = {", "}
common-and = {" and "}
common-none = none
common-player = Player { $seat }
common-event-undone = { $seat } takes the last move back
common-event-undone_answers = { $seat } takes the last move back, and the bots’ answers with it
common-event-ended_by_agreement = { $seat } and everybody else agree to end the game
common-event-laid_out = The position of a puzzle is laid out; what { $seat } cannot know is dealt anew
common-end-agreed = everybody agreed to end the game; it is scored as it stands
common-event-sat = { $name } sits down at the table
common-event-out_of_time = { $seat } is out of time: { $bot } decides
common-bot-apprentice = Apprentice
common-bot-pebble = Pebble
common-bot-foreman = Foreman
common-bot-at-80 = Dreamer
common-bot-at-60 = Wanderer
common-bot-at-40 = Hothead
common-bot-at-20 = Easygoer
common-bot-at-10 = Old hand
common-bot-surveyor = Surveyor
common-bot-engineer = Engineer
common-bot-geologist = Geologist
common-bot-ismcts = Tree search
common-bot-shallow-miner = Shallow miner
common-bot-deep-miner = Deep miner
common-bot-speculator = Speculator
common-bot-column-blocker = Column blocker
common-bot-dice-collector = Dice collector
common-bot-dumper = Dumper
common-bot-scots = Friend of the Scots
common-bot-barbarians = Friend of the Barbarians
common-bot-egyptians = Friend of the Egyptians
common-bot-japanese = Friend of the Japanese
common-bot-atlanteans = Friend of the Atlanteans
common-bot-romans = Friend of the Romans
common-bot-cart-filler = Cart filler
common-bot-progress-runner = Progress runner
common-bot-cheap-first = Penny-pincher
common-bot-briber = Briber
common-bot-core-rusher = Center rusher
common-bot-deliverer = Deliverer
common-bot-hoarder = Hoarder
common-bot-overbidder = Overbidder
common-bot-zero-bidder = Zero bidder
common-colon = {": "}

# the same part of a choice several times: "mine b twice"
common-repeated = { $n ->
    [2] { $part } twice
   *[other] { $part } ({ $n } times)
}
