# Dig Deep on the home page.

home-dig_deep-title = Dig Deep
home-dig_deep-players = 2–4 Personen
home-dig_deep-length = 40–80 Min.
home-dig_deep-summary = Würfeln, Spalten reservieren und abbauen; Edelsteine verkaufen, solange der Preis hoch ist.
home-dig_deep-credit = von Tim Rice.
