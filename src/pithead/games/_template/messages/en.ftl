# Of a real game this is locales/en/<game>.ftl; its ids begin with the game's id.
nuggets-title = Nuggets
nuggets-prompt-bid = Lay a card face down
nuggets-prompt-wait = Wait
nuggets-move-bid = bid the { $card }
nuggets-help-bid = The highest card that only one player lays takes the nugget.
nuggets-event-dealt = { $seat } is dealt the { $card }
nuggets-event-nugget = A nugget worth { $nugget } is turned up
nuggets-event-laid = { $seat } has laid a card
nuggets-event-turned_up = { $seat } turns up the { $card }
nuggets-event-took = { $seat } takes the nugget worth { $nugget }
nuggets-event-nobody = Nobody takes the nugget worth { $nugget }
nuggets-event-ended = The game is over: { $reason }
nuggets-option-rounds = Rounds
nuggets-reason-rounds_played = all rounds are played
nuggets-warn-waste = Your highest card for the least nugget
