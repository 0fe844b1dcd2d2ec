# The browser: everything that the frame of a table and the pages around it say.

## Seats and bots
web-you = You
web-seat-blue = Blue
web-seat-vermilion = Vermilion
web-seat-green = Green
web-seat-purple = Purple
web-seat-yellow = Yellow
web-bot = bot
web-bot-transferred = tuned for another pack
web-you-small = you
web-levels = Levels
web-styles = Characters
web-bot-plays = a bot plays
web-stand-in = Let a bot play
web-stood-in = You were away, and a bot plays for you.
web-devices = { $n } devices sit on your seat. Is one of them not yours?
web-devices-end = End the others
web-devices-mine = All mine
web-not-joined = not here yet
web-to-move = to move
web-thinking = choosing
web-away = away
web-away-since = away, seen { $seen }
web-spectator = Spectator

## Home
web-hero = Three mining games at one table: open a link, take a seat, dig.
web-hero-more = No account. Alone against bots, around one device, or with friends.
web-games = Games
web-play-now = Play now
web-bots-of = { $n } × { $bot }
web-other-bots = Other bots, more or fewer
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-hardest = hardest
web-level-adapts = adapts to you
web-level-adapts-more = A little stronger after each win, a little weaker after each loss: you win just under half. Only this browser remembers it.
web-next-level = You won twice in a row. Time for { $level }?
web-yes = Yes
web-new-table = New table
web-learn = Learn
web-rules = Rules
web-gallery = Gallery
web-puzzles = Puzzles
web-puzzle-of-the-day = Puzzle of the day
web-my-tables = My tables
web-wait-for-you = { $n ->
    [one] 1 waits for you
   *[other] { $n } wait for you
}
web-no-tables = No shaft sunk yet
web-no-tables-more = Tables you open or join stay listed here, on this device.
web-easiest-start = The easiest start: learn { $game } in ten minutes
web-finished = Finished
web-all-tables = All tables and finished games
web-table-scores = { $when }, { $own } to { $others }
web-place-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
web-table-archive = record
web-table-waits = Waits: other rules here now
web-table-no-pack = Waits: the pack “{ $pack }” is missing here
web-table-aside = Damaged and set aside
web-table-yours = it is your turn
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
web-seats = Seats
web-how-many = How many seats
web-presets = Ways to play
web-preset-bots = Alone against bots
web-preset-bots-more = Starts at once. Take moves back as you like.
web-preset-bots-seats = { $others ->
    [one] you and 1 bot
   *[other] you and { $others } bots
}
web-preset-link = With friends, by link
web-preset-link-more = Each gets a link to a seat. Play tonight or a move a day.
web-preset-link-seats = { $others ->
    [one] { $n } seats, 1 link
   *[other] { $n } seats, { $others } links
}
web-preset-device = Around this device
web-preset-device-more = Pass it on; a door hides what is secret.
web-preset-device-seats = { $n ->
    [one] 1 person
   *[other] { $n } people
}
web-preset-mixed = A friend and bots
web-preset-mixed-more = A full table when you are only two.
web-preset-mixed-seats = { $n } seats, 1 link
web-preset-solo = On your own
web-preset-solo-more = The solo game: no opponent, a score to beat.
web-preset-solo-seats = you alone
web-preset-watch = Watch bots
web-preset-watch-more = Sit back and see how the game is played.
web-preset-watch-seats = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
web-which-bots = How strong are the bots?
web-styles-of = Or a bot with a character of its own
web-more-of-table = single seats, variants, clock, hints, content pack
web-game-for = { $n ->
    [one] { $game }, 1 player
   *[other] { $game }, { $n } players
}
web-free-seat = free seat
web-link-nth = link { $n }
web-links-come = You get a link for each free seat to send on. Whoever opens it first takes the seat, without an account.
web-who = Who sits on seat { $n }
web-kind-me = me
web-kind-hotseat = at this device
web-kind-invite = by invite link
web-kind-bot = bot
web-level = Level of the bots
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
web-patience = If somebody stays away
web-patience-none = wait
web-patience-minutes = { $n ->
    [60] after an hour you may let a bot play
    [1440] after a day you may let a bot play
    [one] after { $n } minute you may let a bot play
   *[other] after { $n } minutes you may let a bot play
}
web-pack = Pack “{ $name }”: rows printed { $printed }, reconstructed { $reconstructed }.
web-pack-of = Pack “{ $pack }”
web-pack-other = Played with another pack than the game’s own: see what is changed
web-open-table = Open the table
web-table-ready = The table is ready
web-hand-out = Each link is for one person: whoever takes the seat has it alone, and the link is used up.
web-to-the-table = To the table
web-invite = Invite link
web-invite-watch = Link to watch
web-qr = The link as a QR code
web-link = Link
web-invite-anew = New link; this one stops working
web-invite-new = New link for seat { $seat }
web-other-device = My seat on another device
web-other-device-text = Whoever opens this link sits on your seat: keep it to yourself.
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
web-refused-ended = This seat goes on at another device, and was ended on this one. To come back, open the link “My seat on another device” from the menu there.
web-refused-other_rules = It was begun by rules that this server no longer has. Nothing is lost: it waits for the older version. Whoever runs the server can bring that back, or export the record.
web-refused-no_pack = It is played with the pack “{ $pack }”, which this server does not have now. Nothing is lost: it waits. Whoever runs the server can give that pack again.
web-refusal-bad_token = The link is not valid any more, or never was.
web-taken = This seat is taken
web-refusal-taken = A link is for one person, once, and somebody has taken this seat. Was it you? Then go on where you took it: from the menu there you can bring the seat to this device. Else ask whoever invited you for another link.
web-refusal-not_yours = This seat is not yours.
web-refusal-illegal = That is not possible now.
web-refusal-no_undo = There is nothing to take back.
web-refusal-not_allowed = This table does not allow it, or not now.
web-refusal-running = Only once the game is over.
web-refusal-over = The game is over.
web-refusal-bad_record = The record cannot be read: { $message }
web-refusal-other_rules = It was begun by rules that this server no longer has. Nothing is lost: whoever runs the server can help.
web-refusal-no_pack = It is played with the pack “{ $pack }”, which this server does not have now. Nothing is lost: it waits. Whoever runs the server can give that pack again.
web-refusal-too_many = Too much in a short time: wait { $retry } s.
web-refusal-full = This server has no room for another one of these just now. Try again later.
web-refusal-draining = This server takes no new tables just now: it will be renewed. Running games go on.
web-refusal-no_advice = No advice came: the bot that was asked stopped thinking. Ask again.
web-refusal-unavailable = The server cannot be reached just now; nothing was changed. Try again.
web-refusal-conflict = Others moved at the same moment; nothing was changed. Try again.
web-lost = Nothing here
web-lost-text = There is no page at this address.
web-invited = A seat for you: { $game }
web-invited-with = At the table: { $names }.
web-your-name = Your name
web-take-seat = Take the seat
web-pass-to = Pass the device to { $name }
web-pass-text = The mine is shut: nothing of the table is shown until { $name } opens it.
web-invited-text = Your seat waits: you can stop at any time and go on later.
web-gathering = { $game } is about to begin
web-gathering-for = The game begins when everybody is here. { $n ->
    [one] One person is still missing
   *[other] { $n } people are still missing
}: { $names }.
web-gathering-luck = Nothing is drawn before: every player’s browser adds to the luck of this game.
web-refusal-gathering = The game has not begun yet: it waits for people who are still missing.
web-here = here
web-name-once = asked once, remembered here
web-link-is-seat = No account. Once taken, the seat is yours alone; from the menu you can move it to another device.
web-pass-done = { $n ->
    [one] { $names } is done.
   *[other] { $names } are done.
}
web-no-curtain = Play without the door:
web-no-curtain-text = everybody sees everything.
web-lift = I am { $name }, open up

## The table
web-prompt = What is asked
web-your-turn = Your turn:
web-again = Choose it again, or confirm.
web-your-turn-title = Your turn
web-waiting-for = Waiting for { $names }.
web-wait = One moment.
web-over = The game is over.
web-past-say = The game itself goes on.
web-back-to-now = Back to now
web-cancel = Cancel
web-undo = Undo
web-undo-answers = Undo, with the answer of { $names }
web-restart = Restart turn
web-hint = Hint
web-hint-long = Ask the strongest bot
web-why = Why?
web-rail = Seats and log
web-steps = Steps of the turn
web-tools = Tools
web-menu = Menu
web-sound = Sound
web-curtain = A door between players
web-motion = Movement
web-fullscreen = Full screen
web-give-up = Let a bot play my seat
web-take-back = Play my seat again
web-text-form = Text form and all choices
web-choices = What can be chosen
web-nothing-asked = Nothing is asked of you now.
web-tab-choices = Choices
web-watching = You are watching
web-own = All that is yours
web-unfold = Show the board
web-decision = The decision
web-views = Views
web-confirm = Confirm my moves
web-signed = { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}
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
web-end-asked = { $name } asks to end the game now, scored as it stands.
web-end-agreed = End the game by agreement
web-end-sure = Press again: the game ends as it stands
web-agree = Agree
web-disagree = No
web-since = Since your last turn
web-since-short = Since then
web-since-more = { $n ->
    [one] 1 more
   *[other] { $n } more
}
web-since-close = To the log
web-coach-left = You play your own way now, and that is fine. Undo brings the guide back.
web-coach-wait = The others play. Watch the board; the log tells what happens.
web-coach-step = { $n } of { $of }

## Log, chat, history
web-log = Log
web-log-tip = click a line to see that moment
web-log-follows = follows the replay
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
web-pace-of-others = Others’ moves
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-once = at once
web-skip-to-now = Skip to now
web-pause = Pause
web-speed = Speed
web-speed-unit = speed
web-speed-now = speed { $speed }
web-position = Position
web-position-of = { $n } of { $last }
web-now = { $n } · now
web-end-at = The end · { $n }
web-to-the-end = To the end
web-set-up = The game is set up.
web-branched-at = branched at { $n }

## After the end
web-end-won = You win with { $points }; { $other } has { $theirs }.
web-end-lost = { $name } wins with { $points }; you have { $theirs }.
web-end-wins = { $name } wins with { $points }; { $other } has { $theirs }.
web-end-shared = { $names } share the win with { $points } each.
web-end-tie-won = You win the tie with { $other }: { $points } each.
web-end-tie-wins = { $name } wins the tie with { $other }: { $points } each.
web-end-grade = { $points }: { $grade }.
web-end-next = { $n ->
    [one] 1 more, and it is { $grade }.
   *[other] { $n } more, and it is { $grade }.
}
web-end-best = Best so far: { $n }.
web-end-decided = { $source } decided it: { $mine } to { $theirs }.
web-end-because = It ended because { $why }.
web-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-rematch = Rematch
web-rematch-waits = A rematch is waiting for you.
web-rematch-watch = Watch the rematch
web-play-again = Play again
web-another-level = Another level
web-review = Review
web-share = Share
web-shared = The link to this moment is copied.
web-chart-note = as if the game ended there · click a round
web-look-at-round = Look at round { $round }
web-grade-below = below { $n }
web-grade-from = { $n } and more
web-grade-range = { $from } to { $to }
web-grade-best = your best: { $n }
web-reckoning = Final score
web-by-source = Points by source
web-total = Total
web-score-by-turn = Points by round
web-wealth = Wealth by round
web-verify = Check fairness
web-branch = Play on from here
web-export = Save the record
web-let-puzzles = Puzzles may be made of this game.
web-let-puzzles-note = Without names, and only if everybody who played here says so. You can take it back.
web-proof-fair = The luck of this game was honest. Your browser has computed it again, without trusting the server:
web-proof-promise = The server kept the promise that it gave before the first draw.
web-proof-promise-late = The seed fits the promise in the record. (This browser did not see the promise before the game.)
web-proof-added = { $added ->
    [one] One player’s browser
   *[other] { $added } players’ browsers
} added to the luck after that promise{ $own ->
    [yes] {""}, yours among them
   *[no] {""}
}: so nobody could choose it.
web-proof-server = The luck is the server’s alone: no player added to it.
web-proof-draws = { $draws ->
    [one] The one draw follows from this, number by number.
   *[other] All { $draws } draws follow from this, number by number.
}
web-proof-forced = { $forced ->
    [one] In one of them, the server says, only one outcome was left.
   *[other] In { $forced } of them, the server says, only one outcome was left.
}
web-proof-seals = { $seals ->
    [one] The one sealed choice is the one that was handed in.
   *[other] All { $seals } sealed choices are those that were handed in.
}
web-proof-branch = Drawn before the branch, and not to be checked here: { $unproved }.
web-proof-note = Which card a number stands for is up to the rules: save the record, and “pithead replay --verify” proves that too on any computer.
web-proof-by-hand = The figures, to check by hand
web-proof-promise-is = The server’s promise
web-proof-promise-note = Note it down, if you like: at the end your browser checks that the luck is the one that was promised here.
web-proof-secret-is = The promised secret
web-proof-added-is = What your browser added
web-proof-seed-is = The seed of all draws
web-proof-unfair = Something does not fit:
web-proof-unfair-note = Save the record and show it to the others at the table; “pithead replay --verify” names the line that does not fit.
web-proof-wrong-seed = The revealed seed is not the one that was promised.
web-proof-wrong-commitment = The promise is another one than this browser saw before the game.
web-proof-wrong-table = The record is of another table.
web-proof-wrong-nonce = What your browser added to the luck is not in the record.
web-proof-wrong-draw = A draw does not follow from the seed.
web-proof-wrong-seal = A sealed choice is not the one that was handed in.

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
web-legend = What the signs mean
web-key-n = n
web-key-n-does = next thing that can be chosen
web-key-p = p
web-key-p-does = previous thing that can be chosen
web-key-enter = Enter, Space
web-key-enter-does = choose it
web-key-c = c
web-key-c-does = play what you are considering
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
