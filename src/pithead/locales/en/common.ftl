# Words that every game and every surface needs.
common-comma = {", "}
common-none = none
common-seat = Seat { $seat }
common-event-undone = { $seat } takes the last move back
common-event-sat = { $name } takes a seat (before: { $seat })
common-event-out_of_time = { $seat } is out of time: { $bot } decides
common-bot-apprentice = Apprentice
common-bot-pebble = Pebble
common-reason-pebble = Picked at random among what is not absurd.
common-reason-apprentice = First by its rules of thumb.
common-reason-foreman = Best by its count of the position.
common-reason-one = What counts most: { $first }.
common-reason-two = What counts most: { $first }, then { $second }.
common-reason-even = Hardly any difference to the other choices.
common-colon = {": "}
