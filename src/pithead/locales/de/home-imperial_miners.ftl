# Imperial Miners on the home page.

home-imperial_miners-title = Imperial Miners
home-imperial_miners-players = 1–5 Personen
home-imperial_miners-length = 45 Min.
home-imperial_miners-summary = Eine Karte legen, die Kette nach oben auslösen, alles an die Oberfläche bringen.
home-imperial_miners-credit = Der Regeltext, der uns vorlag, nennt weder Autor:in noch Verlag.
