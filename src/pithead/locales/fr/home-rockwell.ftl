# Rockwell on the home page.

home-rockwell-title = Rockwell
home-rockwell-players = 2–4 joueurs
home-rockwell-length = 90–120 min
home-rockwell-summary = Forer la planète, partager ce qui se détache, surveiller les prix.
home-rockwell-credit = de Bruno Crépeault, publié par Sit Down!
