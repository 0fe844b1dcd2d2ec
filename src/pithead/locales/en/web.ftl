# The browser: everything that the frame of a table and the pages around it say.

## Games
web-title-rockwell = Rockwell
web-title-dig_deep = Dig Deep
web-title-imperial_miners = Imperial Miners
web-players-rockwell = 2–4 players
web-players-dig_deep = 2–4 players
web-players-imperial_miners = 1–5 players
web-length-rockwell = 90–120 min
web-length-dig_deep = 40–80 min
web-length-imperial_miners = 45 min
web-say-rockwell = Drill into the planet, share what you break loose, watch the prices.
web-say-dig_deep = Roll, reserve and dig down the columns; sell gems while the price is high.
web-say-imperial_miners = Lay a card, light the chain upwards, bring everything to the Surface.
web-credit-rockwell = designed by Bruno Crépeault, published by Sit Down!
web-credit-dig_deep = designed by Tim Rice.
web-credit-imperial_miners = the rulebook text we worked from names neither designer nor publisher.

## Seats and bots
web-you = You
web-seat-blue = Blue
web-seat-vermilion = Vermilion
web-seat-green = Green
web-seat-purple = Purple
web-seat-yellow = Yellow
web-bot = bot
web-you-small = you
web-bot-pebble-plays = random, but never absurd
web-bot-apprentice-plays = plays by rules of thumb
web-bot-foreman-plays = weighs what it sees, move by move
web-bot-engineer-plays = thinks ahead; the strongest
web-levels = Levels
web-styles = Characters
web-bot-plays = a bot plays
web-not-joined = not here yet
web-to-move = to move
web-thinking = choosing
web-spectator = Spectator

## Home
web-hero = Three mining games at one table: open a link, take a seat, dig.
web-hero-more = No account. Alone against bots, around one device, or with friends.
web-games = Games
web-play-now = Play now against bots
web-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
web-change = change
web-new-table = New table
web-learn = Learn
web-rules = Rules
web-my-tables = My tables
web-wait-for-you = { $n ->
    [one] 1 waits for you
   *[other] { $n } wait for you
}
web-no-tables = None yet. Tables you open stay listed here.
web-table-over = finished
web-table-archive = record
web-table-yours = it is your turn
web-table-with = with { $names }
web-your-turn-short = Your turn
web-join = Join by link
web-join-placeholder = Paste a link
web-join-button = Join
web-no-link = That is no link to a seat.
web-new-with-friends = New table with friends
web-no-server = The server does not answer.
web-not-here = This server does not have it yet.
web-disclaimer = Pithead is a fan project, not affiliated with the designers or publishers of these games. All drawings are our own; card and board figures marked as reconstructed are our reading.
web-reconstructed = What is reconstructed
web-reconstructed-text = The rules follow the printed books. Where a book does not show a component in full, its figures are reconstructed from what it does show; each such row says so, and the rules mark each clause as printed, derived or our reading.
web-keys-and-readers = Keyboard and screen reader
web-about = About Pithead
web-readers-text = Every table can be played by keys alone. The text form holds the whole board as tables and every choice as a button; it is always there for a screen reader, and the key l shows it to everybody. What happens is announced as it happens.
web-home = Home
web-switches = Language and theme
web-language = Language
web-language-en = English
web-language-de = German
web-language-fr = French
web-theme = Theme
web-theme-light = Paper
web-theme-dark = Underground

## New table
web-new-of = New table: { $game }
web-seats = Seats
web-how-many = How many seats
web-who = Who sits on seat { $n }
web-kind-me = me
web-kind-hotseat = at this device
web-kind-invite = by invite link
web-kind-bot = bot
web-kind-invite-more = you get the link next
web-level = Level
web-name = Name
web-options = Options
web-clock = Time and help
web-clock-kind = Clock
web-clock-none = no clock
web-clock-move = time for each move
web-clock-bank = time for the game
web-minutes = minutes
web-increment = seconds more after each move
web-allow-hints = Bots may be asked for a hint
web-pace = Bots play
web-pace-human = so that one can follow
web-pace-instant = at once
web-pack = Pack “{ $name }”: { $printed } rows printed, { $reconstructed } reconstructed.
web-open-table = Open the table
web-table-ready = The table is ready
web-hand-out = Each link opens one seat. Hand them out; whoever has a link sits there, on any device.
web-to-the-table = To the table
web-invite = Invite link
web-invite-watch = Link to watch
web-qr = The link as a QR code
web-link = Link
web-copy = Copy
web-copied = Copied

## Opening a table
web-opening = Opening …
web-offline = No connection. Trying again; nothing is lost.
web-no-key = No seat here
web-no-key-text = This browser has no link to this table. Open the invite link you were given.
web-refused = This table cannot be opened
web-refused-bad_token = The link is not valid any more, or never was.
web-refused-gone = The table is gone.
web-refused-other_rules = It was played by other rules than this server has.
web-refusal-bad_token = The link is not valid any more, or never was.
web-refusal-not_yours = This seat is not yours.
web-refusal-illegal = That is not possible now.
web-refusal-no_undo = There is nothing to take back.
web-refusal-not_allowed = This table does not allow it, or not now.
web-refusal-running = Only once the game is over.
web-refusal-over = The game is over.
web-refusal-bad_record = The record cannot be read: { $message }
web-refusal-other_rules = It was played by other rules than this server has.
web-refusal-too_many = Too much in a short time: wait { $retry } s.
web-refusal-unavailable = The server cannot be reached just now; nothing was changed. Try again.
web-refusal-conflict = Others moved at the same moment; nothing was changed. Try again.
web-lost = Nothing here
web-lost-text = There is no page at this address.
web-invited = A seat for you: { $game }
web-invited-with = At the table: { $names }.
web-your-name = Your name
web-take-seat = Take the seat
web-pass-to = Pass the device to { $name }
web-pass-text = Nothing of the table is shown until the next player lifts the curtain.
web-lift = I am { $name }

## The table
web-prompt = What is asked
web-your-turn = Your turn:
web-your-turn-title = Your turn
web-waiting-for = Waiting for { $names }.
web-wait = One moment.
web-over = The game is over.
web-past = Looking back.
web-past-say = The game itself goes on.
web-back-to-now = Back to now
web-cancel = Cancel
web-undo = Undo
web-restart = Restart turn
web-hint = Hint
web-hint-long = Ask the strongest bot
web-why = Why?
web-rail = Seats and log
web-steps = Steps of the turn
web-tools = Tools
web-menu = Menu
web-sound = Sound
web-motion = Movement
web-fullscreen = Full screen
web-give-up = Let a bot play my seat
web-take-back = Play my seat again
web-text-form = Text form and all choices
web-choices = What can be chosen
web-nothing-asked = Nothing is asked of you now.
web-tab-choices = Choices
web-others = Players
web-close = Close
web-zoom-in = Larger
web-zoom-out = Smaller
web-less = Less
web-more = More
web-take-amount = Take { $n }
web-line-connecting = connecting
web-line-online = connected
web-line-waiting = no connection, trying again
web-line-refused = refused
web-time-left = Time left
web-undo-asked = { $name } asks to go back to position { $n }.
web-agree = Agree
web-disagree = No
web-since = Since your last turn
web-since-short = Since then
web-since-you = What touched you
web-since-others = Besides
web-since-close = Read
web-coach-left = You play your own way now: that is fine. Undo brings the guide back.
web-coach-wait = The others play. Watch the board; the log tells what happens.
web-coach-step = { $n } of { $of }

## Log, chat, history
web-log = Log
web-log-tip = click a line to see that moment
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write something
web-chat-send = Send
web-history = History
web-first = To the beginning
web-previous = Back
web-next = Forward
web-last = To now
web-autoplay = Play
web-position = Position
web-position-of = { $n } / { $last }
web-now = { $n } · now

## After the end
web-reckoning = Final reckoning
web-place = { $n }.
web-by-source = Points by source
web-source = Source
web-total = Total
web-score-by-turn = Score by round, as if the game ended there
web-wealth-dig_deep = Coins by round
web-wealth-rockwell = Money and cubes at market price, by turn
web-wealth-imperial_miners = Gold by round
web-verify = Check the dice
web-branch = Play on from here
web-export = Save the record
web-proved = { $unproved ->
    [0] All { $draws } draws follow from the seed that was committed to at the start.
   *[other] { $draws } draws follow from the seed; { $unproved } before the branch cannot be checked.
}

## Rules and learning
web-rules-of = The rules of { $game }
web-rules-say = In our own words, clause by clause. A clause’s number is its address.
web-rules-find = Find
web-rules-none = No clause with these words.
web-source-r = printed
web-source-d = derived
web-source-x = our reading
web-source-r-means = stands in the rulebook
web-source-d-means = follows from what is printed
web-source-x-means = the book leaves it open, or a figure is reconstructed
web-learn-of = Learn { $game }
web-learn-how = A short real game of at most ten minutes. A guide proposes each move, says why, and explains every new thing when it first matters; you make the moves, and may play otherwise whenever you like.
web-learn-begin = Begin

## Keys
web-keys = Keys
web-key-n = n
web-key-n-does = next thing that can be chosen
web-key-p = p
web-key-p-does = previous thing that can be chosen
web-key-enter = Enter, Space
web-key-enter-does = choose it
web-key-c = c
web-key-c-does = commit what is considered
web-key-esc = Esc
web-key-esc-does = cancel; back to now
web-key-u = u
web-key-u-does = undo
web-key-l = l
web-key-l-does = text form and all choices
web-key-h = h
web-key-h-does = hint
web-key-s = s
web-key-s-does = put away what happened since the last turn
web-key-arrows = ← →
web-key-arrows-does = back and forward in the history
web-key-home = Home, End
web-key-home-does = to the beginning, to now
web-key-help = ?
web-key-help-does = these keys

## Dig Deep
web-dig_deep-board = The mine and the prices
web-dig_deep-round = Round { $round }
web-dig_deep-round-of = Round { $round } of at most { $limit }
web-dig_deep-last-round = last round
web-dig_deep-tiles-left = { $left } of { $all } tiles left
web-dig_deep-pickaxes = { $n ->
    [one] 1 pickaxe
   *[other] { $n } pickaxes
}
web-dig_deep-prices = Prices
web-dig_deep-sold = Sold
web-dig_deep-dug-out = dug out
web-dig_deep-hand = Hand
web-dig_deep-face-up = Face up
web-dig_deep-bag = { $n } in the bag
web-dig_deep-coins = Coins
web-dig_deep-free-sell = free
web-dig_deep-new-die = new
web-dig_deep-control = Control
web-dig_deep-most-sold = Sold by
web-dig_deep-player = Player
web-dig_deep-dice = Dice
web-dig_deep-step-roll = Roll
web-dig_deep-step-resolve = Resolve
web-dig_deep-step-buy = Buy
web-dig_deep-tab-mine = Mine
web-dig_deep-tab-market = Market
web-dig_deep-open = open
web-dig_deep-all-tie = all tie
web-dig_deep-tie = { $n } tie
web-dig_deep-left = { $n } left
web-dig_deep-column = { $left ->
    [0] Column { $column } is dug out
   *[other] Column { $column }: { $left } left, the top one level { $level }, controlled by { $control }
}
web-dig_deep-level = Level { $level }: { $gems }, from most to least common
web-dig_deep-knows = { $seat } knows this tile
web-dig_deep-invested = Invested
web-dig_deep-rolled-now = rolled this turn
web-dig_deep-your-dice = Your dice
web-dig_deep-dice-of = Dice of { $seat }
web-dig_deep-die = { $die } die
web-dig_deep-die-for = { $die } die for { $coins }
web-dig_deep-empty-space = Empty space, { $price }
web-dig_deep-unmark = Do not reroll after all: { $die }
web-dig_deep-your-hand = Your hand
web-dig_deep-hand-of = Hand of { $seat }
web-dig_deep-only-you = only you see it
web-dig_deep-smelt-left = smelt { $n }
web-dig_deep-sell-left = sell { $n }
web-dig_deep-tile = level { $level }, { $gems }
web-dig_deep-unknown-tile = level { $level }, unknown
web-dig_deep-sale = What this sale pays
web-dig_deep-all-yours = all yours
web-dig_deep-shares = { $n } shares
web-dig_deep-cubes-home = { $n ->
    [one] One cube goes home.
   *[other] { $n } cubes go home.
}
web-dig_deep-sell-for = Sell for { $coins }
web-dig_deep-buy-for = Buy for { $coins }
web-dig_deep-dice-market = Dice market
web-dig_deep-faces = Faces of the { $die } die
web-dig_deep-point-at-die = Point at a die to see all its faces.
web-dig_deep-stock = cubes in stock
web-dig_deep-tiles-sold = tiles sold
web-dig_deep-text-columns = Columns, tiles from the top
web-dig_deep-text-column = Column
web-dig_deep-text-tiles = Tiles
web-dig_deep-text-cubes = Cubes
web-dig_deep-text-gem = Gem
web-dig_deep-text-price = Price
web-dig_deep-text-die = Die
web-dig_deep-text-faces = Faces
web-dig_deep-learn-1 = You want the most coins. Coins come from selling gems, and 20 more for whoever has sold the most of a kind.
web-dig_deep-learn-2 = A turn: roll your dice and the market’s, use what your dice show, buy better dice.
web-dig_deep-learn-3 = You may mine the columns you control: put cubes below them to have the most.
web-dig_deep-learn-4 = Mined tiles go to your hand, are smelted face up, and are then sold at the price of their gems.
web-dig_deep-coach-reroll = Your dice are rolled. Once a turn you may pay 1 coin for each die to roll it again; click the dice you do not like, or keep them all.
web-dig_deep-coach-resolve = Above the ground stands what your dice give. Everything that glows can be clicked: columns, cube places, prices, tiles. When you are done, go on to buying.
web-dig_deep-coach-mining = You are mining: take more tiles while the pickaxes last, or stop.
web-dig_deep-coach-buy = Buy dice with special faces; point at one to see them all. They roll from your next turn on.
web-dig_deep-coach-wild = A wild market die lets you raise one gem’s price: best one you can sell.
