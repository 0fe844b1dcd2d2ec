# Rockwell on the home page.

home-rockwell-title = Rockwell
home-rockwell-players = 2–4 Personen
home-rockwell-length = 90–120 Min.
home-rockwell-summary = In die Erde bohren, teilen, was sich löst, und die Preise im Auge behalten.
home-rockwell-credit = von Bruno Crépeault, erschienen bei Sit Down!
