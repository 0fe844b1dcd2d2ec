# Was der Trainer zu Rockwell sagt.

# Arten des Glücks
coach_rockwell-stream-set_up = Aufbau
coach_rockwell-stream-cards = Förderungskarten
coach_rockwell-stream-backs = Rückseiten
coach_rockwell-stream-agreed = was noch offen war
