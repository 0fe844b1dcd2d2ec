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
hint-gain = +{ $percent } % Gewinnchance
hint-over-next = gegenüber der nächstbesten
hint-or = oder
hint-why-not = Warum nicht { $choice }?
hint-worse = Im Ganzen kommt es schlechter heraus; kein einzelner Grund entscheidet.
hint-do = So machen
hint-do-this = Doch so machen
hint-ask-any = Jede andere Möglichkeit antippen, um danach zu fragen.
hint-thinking = Deine Möglichkeiten werden angesehen …
hint-move-dig_deep-mine = { $column } abbauen
hint-move-dig_deep-dig = { $column } ausgraben
hint-move-dig_deep-put = auf { $column } zurücklegen
hint-first = Nichts anderes kommt nahe heran.
hint-why-not-instead = Warum nicht { $choice } statt { $other }?
hint-these = Wie oben
hint-asked-best = Etwas Besseres fand sich nicht.
