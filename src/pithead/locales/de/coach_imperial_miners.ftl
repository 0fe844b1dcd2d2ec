# Was der Trainer zu Imperial Miners sagt.

# Arten des Glücks
coach_imperial_miners-stream-set_up = Aufbau
coach_imperial_miners-stream-cards = Karten
coach_imperial_miners-stream-events = Ereignisse
coach_imperial_miners-stream-agreed = was noch offen war
