# Ce que l'entraîneur dit de Rockwell.

# Les sortes de hasard
coach_rockwell-stream-set_up = mise en place
coach_rockwell-stream-cards = cartes Extraction
coach_rockwell-stream-backs = versos des tuiles
coach_rockwell-stream-agreed = ce qui restait ouvert
