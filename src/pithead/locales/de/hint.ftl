# Was ein Hinweis außer seinen Sätzen sagt, im Terminal und im Browser.
hint-win = { $percent } % Gewinnchance
hint-over = +{ $percent } % und { $points } gegenüber der nächstbesten
hint-over-points = { $points } gegenüber der nächstbesten
hint-points = { $sign }{ $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
hint-points-dig_deep = { $sign }{ $n } { $n ->
    [one] Münze
   *[other] Münzen
}
hint-equal = beides ist gut
hint-plain = Im Ganzen kommt es etwas besser heraus; kein einzelner Grund entscheidet.
hint-even = Kein Unterschied, über den man nachdenken müsste.
hint-only = Es gibt nichts anderes zu wählen.
