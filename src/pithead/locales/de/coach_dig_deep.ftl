# Was der Trainer zu Dig Deep sagt.

# Arten des Glücks
coach_dig_deep-stream-set_up = Aufbau
coach_dig_deep-stream-dice = Würfel
coach_dig_deep-stream-rerolls = neue Würfe
coach_dig_deep-stream-tiles = Plättchen
coach_dig_deep-stream-market = neue Würfel im Angebot
coach_dig_deep-stream-agreed = was noch offen war
