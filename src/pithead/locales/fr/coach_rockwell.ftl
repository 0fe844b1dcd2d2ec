# Ce que l’entraîneur dit de Rockwell

## Parties de phrases
coach_rockwell-cubes = { $n } { $resource }
coach_rockwell-name = { $seat }
coach_rockwell-odds = { $cards ->
    [one] le danger est sur la dernière carte
   *[other] le danger est sur { $danger } des { $cards } cartes
}
coach_rockwell-often = { $n ->
    [0] moins d’une fois sur 10
    [10] presque à chaque fois
   *[other] { $n } fois sur 10
}
coach_rockwell-yours = { $money ->
    [0] rien pour vous
   *[other] { $money } $ pour vous
}
coach_rockwell-theirs = { $others ->
    [one] { $money } $ en face
   *[other] { $money } $ pour chacune des autres sociétés
}
coach_rockwell-uses-exchange = { $n ->
    [one] { $n } transaction
   *[other] { $n } transactions
}
coach_rockwell-uses-workshop = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
coach_rockwell-buy-power = une équipe de puissance { $power }
coach_rockwell-buy-safety = la sécurité { $level }
coach_rockwell-buy-mobility = la mobilité { $level }
coach_rockwell-buy-mineshaft = le puits { $level }

## Une tuile est forée
coach_rockwell-drill_alone = { $tile } est forée et personne ne partage : environ { $money } $ de cubes ({ $pile }), tout pour vous.
coach_rockwell-drill_first = { $because ->
    [mineshaft] { $tile } est forée. Vous partagez avec { $seat }, et votre puits prend le reste : environ { $money } $ de cubes pour vous, { $theirs }.
    [tie] { $tile } est forée. Vous partagez avec { $seat } ; il y a égalité à { $next } de puissance, donc le reste va à qui fore : environ { $money } $ de cubes pour vous, { $theirs }.
   *[most] { $tile } est forée. Vous partagez avec { $seat }, mais vous êtes à { $power } contre { $next }, donc le reste est à vous : environ { $money } $ de cubes pour vous, { $theirs }.
}
coach_rockwell-drill_shared = { $tile } est forée et vous partagez avec { $seat } : environ { $money } $ de cubes pour vous. Le reste va à { $first }.
coach_rockwell-drill_richer = { $tile } vous rapporte environ { $money } $ de cubes, { $rival } seulement { $rest } $.
coach_rockwell-drill_fee = Pour { $fee } $, { $tile } est forée tout de suite : environ { $money } $ de cubes pour vous.
coach_rockwell-cheaper_die = { $tile } est forée tout pareil, pour { $money } $ de moins.
coach_rockwell-saves_fee = Vous gardez { $money } $ : le sous-traitant ne forerait encore rien.
coach_rockwell-fee_too_high = Forer { $tile } pour { $fee } $ vous rapporte environ { $money } $ de cubes : pas assez pour ce prix.
coach_rockwell-bribe_drills = L’équipe de { $seat } apporte { $power } de puissance en { $tile }, où il en manque { $missing }.
coach_rockwell-bribe_feeds = La corruption donnerait à { $seat } environ { $money } $ des cubes de { $tile }, et à vous { $rest } $.
coach_rockwell-bribe_brings = L’équipe de { $seat } porte { $tile } à { $power } de puissance sur { $need }.
coach_rockwell-bribe_takes = Cela enlève l’équipe de { $seat } de { $tile }, qui a { $power } de puissance sur { $need }.
coach_rockwell-bribe_idle = La corruption ferait partager { $tile } avec { $seat }, et il y manquerait encore { $n } de puissance.
coach_rockwell-bribe_undoes = Laissez l’équipe de { $seat } où elle est : ses { $power } de puissance vous aident en { $tile }.
coach_rockwell-card_step = C’est la carte { $cards } sur les { $wanted } qui donnent { $prestige } de prestige.
coach_rockwell-card_goal = C’est votre carte numéro { $wanted } : { $prestige } de prestige aussitôt.
coach_rockwell-danger_avoided = { $tile } est risquée : { $odds } et prend autant de cubes que vous y avez de puissance, soit { $power }.
coach_rockwell-forestall = { $money ->
    [0] Sinon { $seat } peut forer { $tile } avant votre prochain déplacement : rien pour vous au lieu de { $here } $.
   *[other] Sinon { $seat } peut forer { $tile } avant votre prochain déplacement : environ { $money } $ pour vous au lieu de { $here } $.
}
coach_rockwell-feeds = Forer { $tile } profite surtout à { $seat } : environ { $money } $ de cubes, et { $yours }.

## Une équipe se prépare
coach_rockwell-join = { $power } de puissance sur { $need } en { $tile } : { $seat } peut la forer juste après, et votre part est d’environ { $pile }.
coach_rockwell-left_out = { $rest ->
    [0] Restez en { $tile } : { $seat } peut la forer avant votre prochain déplacement. Sur place vous en tirez environ { $money } $, ailleurs rien.
   *[other] Restez en { $tile } : { $seat } peut la forer avant votre prochain déplacement. Sur place vous en tirez environ { $money } $, ailleurs { $rest } $ seulement.
}
coach_rockwell-lets_drill = Avec plus de puissance en { $tile }, { $seat } pourrait la forer juste après : environ { $money } $ de cubes, et { $yours }.
coach_rockwell-completes_next = { $power } de puissance sur { $need } en { $tile } : à la prochaine manche, votre équipe en { $place } peut la forer, pour environ { $money } $ de cubes.
coach_rockwell-hire_next = De là, un sous-traitant de puissance { $power } fore { $tile } aussitôt : { $fee } $ pour environ { $money } $ de cubes.
coach_rockwell-bribe_next = De là, vous pouvez soudoyer une équipe de { $seat } et forer { $tile } aussitôt : environ { $money } $ de cubes pour vous.
coach_rockwell-leads = En { $tile } vous êtes alors à { $mine } contre { $others } : le reste sera à vous, environ { $money } $ de plus.
coach_rockwell-keeps_tile = { $tile } a { $power } de puissance sur { $need }. Laissez-y votre équipe : en l’état, environ { $money } $ de cubes seraient à vous.
coach_rockwell-brings_power = { $alone ->
    [1] { $tile } a alors { $power } de puissance sur { $need }, toute à vous ; jusqu’ici personne n’en partage les cartes, qui valent environ { $money } $.
   *[other] { $tile } a alors { $power } de puissance sur { $need }, dont { $mine } à vous : votre part serait d’environ { $money } $ de cubes.
}
coach_rockwell-richer = Les cartes de { $tile } valent environ { $money } $, celles de { $rival } { $rest } $.
coach_rockwell-both_tiles = À cheval, l’équipe compte deux fois : { $power } de puissance sur { $need } en { $tile }, { $there } sur { $wanted } en { $other }.

## Accomplissements et fin de partie
coach_rockwell-achieves = C’est l’accomplissement « { $achievement } » : { $prestige } de prestige aussitôt.
coach_rockwell-deep_step = Cela fait { $n } sur { $wanted } de vos équipes en strate C ou plus bas ; toutes ensemble donnent { $prestige } de prestige.
coach_rockwell-toward_center = { $steps ->
    [one] De { $place } il reste un pas jusqu’au centre, qui donne { $prestige } de prestige.
   *[other] De { $place } il reste { $steps } pas jusqu’au centre, qui donne { $prestige } de prestige.
}
coach_rockwell-end_ahead = La partie finit avec ce tour, et vous menez aux accomplissements : { $mine } de prestige contre { $others } pour { $seat }.
coach_rockwell-end_behind = Le centre ferait finir la partie avec ce tour, et { $seat } mène aux accomplissements : { $others } de prestige contre { $mine } pour vous.

## Offres
coach_rockwell-bid_order = Si les autres offrent comme le porion, { $money } $ passent en tête { $times } ; { $rest } $, { $less }.
coach_rockwell-bid_saves = { $same ->
    [1] Vous économisez { $money } $. Si les autres offrent comme le porion, les deux offres passent en tête { $times }.
   *[other] Vous économisez { $money } $. Si les autres offrent comme le porion, vous êtes en tête { $times } ; avec { $value } $, { $more }.
}
coach_rockwell-bid_tie = Sans offre vous restez devant { $seat } tant que rien n’est offert en face : l’égalité garde l’ordre.
coach_rockwell-bid_keeps = Il vous reste { $money } $, assez pour { $wish } à { $price } $.
coach_rockwell-bid_paid_with = Les mêmes { $money } $, et vous gardez { $pile }.
coach_rockwell-bid_keeps_money = La même valeur payée en cubes : vous gardez { $money } $ à dépenser.

## Assurance et danger
coach_rockwell-insure_risk = Pour { $tile }, { $odds }, et vous pourriez y perdre { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} d’un coup : l’assurance en sauve { $saved }.
coach_rockwell-insure_safe = Aucun danger là où vos équipes peuvent aller : gardez { $pile }.
coach_rockwell-insure_enough = { $tiles ->
    [one] Votre assurance couvre
   *[other] Vos { $tiles } assurances couvrent
} le pire : une carte danger vous coûte au plus { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}.
coach_rockwell-insure_saves = Gardez { $pile } : là où il vous toucherait le plus, { $odds } et prend au plus { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}.
coach_rockwell-insure_cheaper = Payez en { $resource } plutôt qu’en { $what } : la même assurance pour { $money } $ de moins.
coach_rockwell-discard_saves = { $first ->
    [1] { $tiles ->
        [one] L’assurance sauve
       *[other] Les { $tiles } assurances sauvent
    }
   *[other] { $tiles ->
        [one] Une assurance de plus sauve
       *[other] { $tiles } assurances de plus sauvent
    }
} { $pile }, soit { $money } $.
coach_rockwell-discard_keeps = { $tiles ->
    [one] L’assurance ne sauverait
   *[other] Les { $tiles } assurances ne sauveraient
} que { $pile }, soit { $money } $ ; plus bas, le danger prend davantage.

## Vice-présidents
coach_rockwell-slot_order = { $n ->
    [one] Vous jouez en premier à chaque manche de forage
   *[other] Vous jouez en position { $n } à chaque manche de forage
}{ $sure ->
    [1] {""}
   *[other] {""}, au pire en position { $worst }
} ; sinon en position { $rest }.
coach_rockwell-slot_bribe = En soudoyant une équipe de { $seat }, vous pouvez forer { $tile } : environ { $money } $ de cubes pour vous.
coach_rockwell-slot_hire = Avec un sous-traitant à { $fee } $ vous pouvez forer { $tile } : environ { $money } $ de cubes pour vous.
coach_rockwell-slot_delivery = Vous avez { $have } { $resource } : à l’atelier, { $n } donnent { $prestige } de prestige.
coach_rockwell-slot_achieves = Vous avez { $money } $ : à l’atelier, { $wish } coûte { $price } $ et donne aussitôt { $prestige } de prestige.
coach_rockwell-slot_improves = Vous avez { $money } $ pour l’atelier : { $wish } coûte { $price } $.
coach_rockwell-slot_poor = À l’atelier rien ne coûte moins de { $price } $, et vous avez { $money } $.
coach_rockwell-slot_goal = Pour « { $achievement } » il vous manque { $pile } : { $money } $ à la bourse, pour { $prestige } de prestige.
coach_rockwell-slot_sells = Vos cubes valent { $money } $ et votre caisse contient { $purse } $ : seule la bourse change des cubes en dollars.
coach_rockwell-slot_uses = Cela donne { $uses } au lieu de { $rest }.
coach_rockwell-slot_before = { $slot } permet la même chose et joue plus tôt.
coach_rockwell-slot_scarce = { $n ->
    [one] Il y reste un emplacement
   *[other] Il y reste { $n } emplacements
} et { $others ->
    [one] une autre société doit encore choisir
   *[other] { $others } autres sociétés doivent encore choisir
} : votre second vice-président risque d’arriver trop tard.

## Bourse et atelier
coach_rockwell-goal_nearer = Pour « { $achievement } » ({ $prestige } de prestige) il ne vous manque plus alors que { $pile } ; sinon { $rest }.
coach_rockwell-delivery_kept = { $soon ->
    [1] Il vous reste { $n } { $resource } pour une livraison ce tour-ci : { $prestige } de prestige.
   *[other] Il vous reste { $n } { $resource }, assez pour une livraison : { $prestige } de prestige.
}
coach_rockwell-sale_buys = Vous avez alors { $money } $, assez à l’atelier pour { $wish } à { $price } $.
coach_rockwell-sale_idle = Vous n’êtes pas à l’atelier ce tour-ci : { $money } $ de plus ne serviraient qu’aux prochaines enchères, où les cubes comptent autant.
coach_rockwell-buys_nothing = Acheter { $pile } ne met ni accomplissement ni livraison à portée, et { $money } $ peuvent encore tout payer.
coach_rockwell-rank = Vous êtes alors au rang { $n } au lieu de { $rest } ({ $what }) : { $prestige } de prestige si cela dure.
coach_rockwell-deliver = { $next ->
    [0] { $n } { $resource } pour { $prestige } de prestige ; à la bourse ils valent { $money } $. C’est la dernière tuile.
   *[other] { $n } { $resource } pour { $prestige } de prestige ; à la bourse ils valent { $money } $. La tuile suivante en coûte { $next }.
}
coach_rockwell-deliver_dear = La livraison coûterait { $n } { $resource }, soit { $money } $, pour { $prestige } de prestige.
coach_rockwell-power_step = Pour « { $achievement } » il vous manque alors { $n } de puissance : { $prestige } de prestige.
coach_rockwell-safety = { $n ->
    [0] Le danger est encore sur { $danger } cartes sur { $cards } ; il ne vous coûtera plus rien.
    [one] Le danger est encore sur { $danger } cartes sur { $cards } ; il vous coûtera { $n } cube de moins à chaque fois.
   *[other] Le danger est encore sur { $danger } cartes sur { $cards } ; il vous coûtera { $n } cubes de moins à chaque fois.
}
coach_rockwell-mobility = { $level ->
    [1] Une équipe peut alors sauter à la deuxième tuile de sa strate : { $n } lieux à portée au lieu de { $rest }.
    [2] Une équipe peut alors se mettre à cheval et compter pour deux tuiles : { $n } lieux à portée au lieu de { $rest }.
   *[other] Une équipe peut alors faire deux pas : { $n } lieux à portée au lieu de { $rest }.
}
coach_rockwell-mineshaft_pays = Le puits en { $tile } rapporte { $pile } à chaque tour : { $money } $.
coach_rockwell-mineshaft_first = { $tile } a { $power } de puissance sur { $need }. Votre puits y prend le reste, puis rapporte environ { $money } $ par tour.
coach_rockwell-mineshaft_richer = { $ready ->
    [1] { $later ->
        [1] { $tile } rapporte { $money } $ par tour, { $rival } { $rest } $.
       *[other] { $tile } rapporte { $money } $ dès le prochain tour ; { $rival } doit d’abord être forée.
    }
   *[other] { $later ->
        [1] { $tile } rapportera environ { $money } $ par tour une fois forée, { $rival } en rapporte { $rest }.
       *[other] Une fois forée, { $tile } rapporte environ { $money } $ par tour, { $rival } { $rest } $.
    }
}
coach_rockwell-costs_less = Il vous reste { $money } $ pour les prochaines enchères au lieu de { $rest } $.
coach_rockwell-no_turn_left = La partie finit avec ce tour : l’amélioration viendrait trop tard, et { $money } $ comptent encore pour le rang en dollars.

## Al
coach_rockwell-al_drills = Al fore { $tile } pour vous : environ { $money } $ de cubes sont votre part.
coach_rockwell-al_helps = Al porte { $tile } à { $power } de puissance sur { $need }, là où votre équipe attend.
coach_rockwell-al_crowds = En { $tile }, Al partagerait avec vous.
coach_rockwell-al_hinders = En { $tile }, Al partage avec { $seat }, pas avec vous.
coach_rockwell-al_elsewhere = En { $tile }, Al aiderait { $seat } : { $power } de puissance sur { $need }, et rien pour vous.

## Ce que donnent deux choix
coach_rockwell-both = { $same ->
    [1] Les deux reviennent au même : { $chosen }.
   *[other] Ici, { $chosen } ; sinon, { $rival }.
}
coach_rockwell-does-bid = { $value ->
    [0] vous n’offrez rien et gardez { $money } $
   *[other] vous offrez { $value } $ et gardez { $money } $
}
coach_rockwell-does-insure = { $n ->
    [0] vous n’assurez rien
    [one] { $n } assurance coûte { $money } $ de cubes
   *[other] { $n } assurances coûtent { $money } $ de cubes
}
coach_rockwell-does-discard = { $n ->
    [0] vous gardez votre assurance et perdez { $pile }
   *[other] vous perdez { $pile }
}
coach_rockwell-does-slot-control = { $slot } vous fait jouer en position { $n }
coach_rockwell-does-slot-exchange = { $slot } donne { $uses } pour vos cubes, soit { $money } $
coach_rockwell-does-slot-workshop = { $slot } donne { $uses }, et vous avez { $money } $
coach_rockwell-does-nothing = vous gardez vos cubes et { $money } $
coach_rockwell-does-sell = vous vendez { $pile } et avez { $money } $
coach_rockwell-does-buy = vous achetez { $pile } et gardez { $money } $
coach_rockwell-does-deliver = { $n } { $resource }, soit { $money } $, donnent { $prestige } de prestige
coach_rockwell-does-sink = un puits en { $tile } coûte { $fee } $ et laisse { $money } $
coach_rockwell-does-mineshaft = un puits de niveau { $level } coûte { $fee } $ et laisse { $money } $
coach_rockwell-does-safety = la sécurité { $level } coûte { $fee } $ et laisse { $money } $
coach_rockwell-does-mobility = la mobilité { $level } coûte { $fee } $ et laisse { $money } $
coach_rockwell-does-improve = pour { $fee } $ votre équipe en { $place } passe à { $power } de puissance
coach_rockwell-does-improve-there = pour { $fee } $ votre équipe en { $tile } passe à { $power } de puissance : { $have } sur { $need } sur place
coach_rockwell-does-drill = { $fee ->
    [0] { $money ->
        [0] { $tile } est forée, rien pour vous
       *[other] { $tile } est forée, environ { $money } $ de cubes pour vous
    }
   *[other] { $tile } est forée pour { $fee } $, environ { $money } $ de cubes pour vous
}
coach_rockwell-does-center = une équipe atteint le centre
coach_rockwell-does-stand = { $others ->
    [0] { $tile } a { $power } de puissance sur { $need }, toute à vous
   *[other] { $mine ->
        [0] { $tile } a { $power } de puissance sur { $need }, sans vous : { $seat }
       *[other] { $tile } a { $power } de puissance sur { $need }, dont { $mine } à vous, avec { $seat }
    }
}
coach_rockwell-does-wait = l’équipe en { $place } est à un pas de { $tile }, qui a { $power } de puissance sur { $need }
coach_rockwell-does-rest = l’équipe en { $place } n’a rien à forer à côté d’elle

## Hasard
coach_rockwell-stream-set_up = mise en place
coach_rockwell-stream-cards = cartes Extraction
coach_rockwell-stream-backs = versos des tuiles
coach_rockwell-stream-agreed = ce qui restait ouvert

## Une seule chose pour la prochaine fois
coach_rockwell-first-try = Lisez d’abord les accomplissements.
coach_rockwell-first-seen = Dans une partie ordinaire, ils rapportent environ { $points } prestige sur { $all }.
coach_rockwell-habit-bid-over-try = Misez moins quand l’ordre ne change pas.
coach_rockwell-habit-bid-over-seen = Dans { $times } de vos { $cases } dernières enchères, une mise plus petite aurait donné la même place : { $amount } $ en tout.
coach_rockwell-habit-bid-more-try = Misez un peu plus.
coach_rockwell-habit-bid-more-seen = Dans { $times } de vos { $cases } dernières enchères, une mise plus haute était meilleure : environ { $percent } % par partie.
coach_rockwell-habit-workshop-first-try = Faites attendre l’Atelier.
coach_rockwell-habit-workshop-first-seen = { $times } des { $cases } dernières fois où un vice-président y est allé, un autre plateau était meilleur : environ { $percent } % par partie.
coach_rockwell-habit-further-slot-try = Regardez aussi les emplacements plus à droite.
coach_rockwell-habit-further-slot-seen = { $times } des { $cases } dernières fois, un tel emplacement du même plateau était meilleur : environ { $percent } % par partie.
coach_rockwell-habit-deeper-try = Envoyez une équipe plus bas.
coach_rockwell-habit-deeper-seen = Pour { $times } de vos { $cases } derniers déplacements, une tuile plus profonde était meilleure : environ { $percent } % par partie.
coach_rockwell-habit-shallower-try = Restez plus près de la surface.
coach_rockwell-habit-shallower-seen = Pour { $times } de vos { $cases } derniers déplacements, une tuile plus haute était meilleure : environ { $percent } % par partie.
coach_rockwell-habit-drill-now-try = Forez dès qu’une tuile est prête.
coach_rockwell-habit-drill-now-seen = Pour { $times } de vos { $cases } derniers déplacements sans forage, une tuile était à forer : environ { $percent } % par partie.
coach_rockwell-habit-other-crew-try = Regardez vos quatre équipes avant d’en déplacer une.
coach_rockwell-habit-other-crew-seen = Pour { $times } de vos { $cases } derniers déplacements, une autre équipe devait bouger : environ { $percent } % par partie.
coach_rockwell-habit-bribe-skipped-try = Servez-vous du plateau I.
coach_rockwell-habit-bribe-skipped-seen = { $times } des { $cases } dernières fois où vous y avez renoncé, soudoyer une équipe ou engager un sous-traitant était meilleur : environ { $percent } % par partie.
coach_rockwell-habit-bribe-wasted-try = Attendez avant de soudoyer.
coach_rockwell-habit-bribe-wasted-seen = { $times } des { $cases } dernières fois où vous avez soudoyé une équipe, il valait mieux attendre : environ { $percent } % par partie.
coach_rockwell-habit-deliver-late-try = Gardez vos cubes un peu plus longtemps.
coach_rockwell-habit-deliver-late-seen = Pour { $times } de vos { $cases } dernières livraisons, les cubes valaient plus en stock : environ { $percent } % par partie.
coach_rockwell-habit-improve-other-try = Comparez vos équipes avant d’en améliorer une.
coach_rockwell-habit-improve-other-seen = Pour { $times } de vos { $cases } dernières améliorations, une autre équipe était meilleure : environ { $percent } % par partie.
coach_rockwell-habit-mineshaft-early-try = Remettez le puits de mine à plus tard.
coach_rockwell-habit-mineshaft-early-seen = Pour { $times } de vos { $cases } derniers puits, l’argent servait mieux ailleurs : environ { $percent } % par partie.
coach_rockwell-habit-sell-other-try = Comparez vos cubes avant de vendre.
coach_rockwell-habit-sell-other-seen = Pour { $times } de vos { $cases } dernières ventes, il valait mieux en céder d’autres : environ { $percent } % par partie.
