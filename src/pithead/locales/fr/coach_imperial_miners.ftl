# Ce que l'entraîneur dit de Imperial Miners.

# Les sortes de hasard
coach_imperial_miners-stream-set_up = mise en place
coach_imperial_miners-stream-cards = cartes
coach_imperial_miners-stream-events = événements
coach_imperial_miners-stream-agreed = ce qui restait ouvert
