# Ce que l'entraîneur dit de Dig Deep.

# Les sortes de hasard
coach_dig_deep-stream-set_up = mise en place
coach_dig_deep-stream-dice = dés
coach_dig_deep-stream-rerolls = relances
coach_dig_deep-stream-tiles = tuiles
coach_dig_deep-stream-market = nouveaux dés proposés
coach_dig_deep-stream-agreed = ce qui restait ouvert
