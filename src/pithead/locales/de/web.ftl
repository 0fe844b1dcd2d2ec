# Der Browser: alles, was der Rahmen eines Tisches und die Seiten darum herum sagen.

## Plätze und Bots
web-you = Du
web-seat-blue = Blau
web-seat-vermilion = Zinnober
web-seat-green = Grün
web-seat-purple = Lila
web-seat-yellow = Gelb
web-bot = Bot
web-bot-transferred = auf ein anderes Paket abgestimmt
web-you-small = du
web-levels = Stufen
web-styles = Charaktere
web-bot-plays = ein Bot spielt
web-stand-in = Bot spielen lassen
web-stood-in = Du warst weg, und ein Bot spielt für dich.
web-devices = { $n } Geräte sitzen auf deinem Platz. Ist eines davon nicht deins?
web-devices-end = Die anderen beenden
web-devices-mine = Alle meine
web-not-joined = noch nicht da
web-to-move = am Zug
web-thinking = wählt
web-away = nicht da
web-away-since = nicht da, gesehen { $seen }
web-spectator = Zuschauer:in

## Start
web-hero = Drei Bergbauspiele an einem Tisch: Link öffnen, Platz nehmen, graben.
web-hero-more = Ohne Konto. Allein gegen Bots, an einem Gerät oder mit Freunden.
web-games = Spiele
web-play-now = Jetzt spielen
web-bots-of = { $n } × { $bot }
web-other-bots = Andere Bots, mehr oder weniger
web-level-easy = leicht
web-level-medium = mittel
web-level-hard = schwer
web-level-hardest = sehr schwer
web-level-adapts = passt sich an
web-level-adapts-more = Nach jedem Sieg etwas stärker, nach jeder Niederlage etwas schwächer: Du gewinnst knapp die Hälfte. Nur dieser Browser merkt es sich.
web-next-level = Zweimal in Folge gewonnen. Zeit für „{ $level }“?
web-yes = Ja
web-new-table = Neuer Tisch
web-learn = Lernen
web-rules = Regeln
web-gallery = Sammlung
web-puzzles = Rätsel
web-puzzle-of-the-day = Rätsel des Tages
web-my-tables = Meine Tische
web-wait-for-you = { $n ->
    [one] 1 wartet auf dich
   *[other] { $n } warten auf dich
}
web-no-tables = Noch kein Schacht abgeteuft
web-no-tables-more = Tische, die du öffnest oder an denen du Platz nimmst, stehen hier, auf diesem Gerät.
web-easiest-start = Am leichtesten fängst du so an: { $game } in zehn Minuten lernen
web-finished = Beendet
web-all-tables = Alle Tische und beendeten Partien
web-table-scores = { $when }, { $own } zu { $others }
web-place-nth = { $n }.
web-table-archive = Aufzeichnung
web-table-waits = Wartet: andere Regeln hier
web-table-no-pack = Wartet: das Paket „{ $pack }“ fehlt hier
web-table-aside = Beschädigt, beiseitegelegt
web-table-yours = du bist am Zug
web-your-turn-short = Dein Zug
web-join = Mit Link beitreten
web-join-placeholder = Link einfügen
web-join-button = Beitreten
web-no-link = Das ist kein Link zu einem Platz.
web-new-with-friends = Neuer Tisch mit Freunden
web-no-server = Der Server antwortet nicht.
web-not-here = Auf diesem Server gibt es das noch nicht.
web-disclaimer = Pithead ist ein Fanprojekt ohne Verbindung zu den Autor:innen oder Verlagen dieser Spiele. Alle Zeichnungen sind unsere eigenen; als rekonstruiert bezeichnete Angaben auf Karten und Tafeln sind unsere Lesart.
web-reconstructed = Was rekonstruiert ist
web-reconstructed-text = Die Regeln folgen den gedruckten Heften. Wo ein Heft etwas nicht vollständig zeigt, sind die Werte aus dem Gezeigten rekonstruiert; jede solche Zeile sagt es, und die Regeln nennen bei jedem Absatz, ob er gedruckt, abgeleitet oder unsere Lesart ist.
web-keys-and-readers = Tastatur und Bildschirmleser
web-about = Über Pithead
web-readers-text = Jeder Tisch lässt sich nur mit Tasten spielen. Die Textform enthält das ganze Spielbrett als Tabellen und jede Wahl als Knopf; für Bildschirmleser ist sie immer da, die Taste l zeigt sie allen. Was geschieht, wird angesagt.
web-home = Start
web-switches = Sprache und Farben
web-language = Sprache
web-language-en = Englisch
web-language-de = Deutsch
web-language-fr = Französisch
web-theme = Farben
web-theme-light = Papier
web-theme-dark = Untertage

## Neuer Tisch
web-seats = Plätze
web-how-many = Wie viele Plätze
web-presets = Wie gespielt wird
web-preset-bots = Allein gegen Bots
web-preset-bots-more = Beginnt sofort. Züge lassen sich zurücknehmen.
web-preset-bots-seats = { $others ->
    [one] du und 1 Bot
   *[other] du und { $others } Bots
}
web-preset-link = Mit Freunden, per Link
web-preset-link-more = Alle bekommen einen Link zu ihrem Platz. Heute Abend oder ein Zug am Tag.
web-preset-link-seats = { $others ->
    [one] { $n } Plätze, 1 Link
   *[other] { $n } Plätze, { $others } Links
}
web-preset-device = An diesem Gerät
web-preset-device-more = Gebt es reihum weiter; ein Tor verbirgt, was geheim ist.
web-preset-device-seats = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
web-preset-mixed = Zu zweit mit Bots
web-preset-mixed-more = Ein voller Tisch, auch wenn ihr nur zu zweit seid.
web-preset-mixed-seats = { $n } Plätze, 1 Link
web-preset-solo = Ganz allein
web-preset-solo-more = Das Solospiel: kein Gegner, aber ein Ergebnis zu schlagen.
web-preset-solo-seats = du allein
web-preset-watch = Bots zusehen
web-preset-watch-more = Zurücklehnen und sehen, wie gespielt wird.
web-preset-watch-seats = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
}
web-which-bots = Wie stark spielen die Bots?
web-styles-of = Oder ein Bot mit eigenem Charakter
web-more-of-table = einzelne Plätze, Varianten, Uhr, Hinweise, Paket
web-game-for = { $n ->
    [one] { $game }, 1 Person
   *[other] { $game }, { $n } Personen
}
web-free-seat = freier Platz
web-link-nth = Link { $n }
web-links-come = Für jeden freien Platz bekommst du einen Link zum Weitergeben. Wer ihn zuerst öffnet, nimmt den Platz, ohne Konto.
web-who = Wer auf Platz { $n } sitzt
web-kind-me = ich
web-kind-hotseat = an diesem Gerät
web-kind-invite = mit Einladungslink
web-kind-bot = Bot
web-level = Stärke der Bots
web-name = Name
web-options = Varianten
web-clock = Zeit und Hilfe
web-clock-kind = Uhr
web-clock-none = keine Uhr
web-clock-move = Zeit für jeden Zug
web-clock-bank = Zeit für die Partie
web-minutes = Minuten
web-increment = Sekunden mehr nach jedem Zug
web-allow-hints = Bots dürfen um einen Hinweis gefragt werden
web-pace = Bots spielen
web-pace-human = so, dass man folgen kann
web-pace-instant = sofort
web-patience = Wenn jemand wegbleibt
web-patience-none = warten
web-patience-minutes = { $n ->
    [60] nach einer Stunde darfst du einen Bot spielen lassen
    [1440] nach einem Tag darfst du einen Bot spielen lassen
    [one] nach { $n } Minute darfst du einen Bot spielen lassen
   *[other] nach { $n } Minuten darfst du einen Bot spielen lassen
}
web-pack = Paket „{ $name }“: gedruckte Zeilen { $printed }, rekonstruierte { $reconstructed }.
web-pack-of = Paket „{ $pack }“
web-pack-other = Mit einem anderen Paket als dem des Spiels: was geändert ist
web-open-table = Tisch öffnen
web-table-ready = Der Tisch ist bereit
web-hand-out = Jeder Link ist für eine Person: Wer den Platz nimmt, hat ihn allein, und der Link ist verbraucht.
web-to-the-table = Zum Tisch
web-invite = Einladungslink
web-invite-watch = Link zum Zuschauen
web-qr = Der Link als QR-Code
web-link = Link
web-invite-anew = Neuer Link; dieser gilt dann nicht mehr
web-invite-new = Neuer Link für Platz { $seat }
web-other-device = Mein Platz auf einem anderen Gerät
web-other-device-text = Wer diesen Link öffnet, sitzt auf deinem Platz: Behalte ihn für dich.
web-copy = Kopieren
web-copied = Kopiert

## Einen Tisch öffnen
web-opening = Wird geöffnet …
web-offline = Keine Verbindung. Neuer Versuch läuft; nichts geht verloren.
web-no-key = Kein Platz hier
web-no-key-text = Dieser Browser hat keinen Link zu diesem Tisch. Öffne den Einladungslink, den du bekommen hast.
web-refused = Dieser Tisch lässt sich nicht öffnen
web-refused-bad_token = Der Link gilt nicht mehr oder galt nie.
web-refused-gone = Den Tisch gibt es nicht mehr.
web-refused-ended = Dieser Platz geht auf einem anderen Gerät weiter und wurde hier beendet. Zurück kommst du mit dem Link „Mein Platz auf einem anderen Gerät“ aus dem Menü dort.
web-refused-other_rules = Er wurde nach Regeln begonnen, die dieser Server nicht mehr hat. Nichts ist verloren: er wartet auf die ältere Fassung. Wer den Server betreibt, kann sie zurückholen oder die Aufzeichnung sichern.
web-refused-no_pack = Er wird mit dem Paket „{ $pack }“ gespielt, das dieser Server gerade nicht hat. Nichts ist verloren: er wartet. Wer den Server betreibt, kann das Paket wieder angeben.
web-refusal-bad_token = Der Link gilt nicht mehr oder galt nie.
web-taken = Dieser Platz ist vergeben
web-refusal-taken = Ein Link gilt für eine Person, einmal, und jemand hat diesen Platz genommen. Warst du es? Dann spiel dort weiter, wo du ihn genommen hast: Aus dem Menü dort holst du den Platz auch auf dieses Gerät. Sonst bitte die Person, die dich eingeladen hat, um einen anderen Link.
web-refusal-not_yours = Das ist nicht dein Platz.
web-refusal-illegal = Das geht jetzt nicht.
web-refusal-no_undo = Es gibt nichts zurückzunehmen.
web-refusal-not_allowed = Dieser Tisch erlaubt das nicht, oder nicht jetzt.
web-refusal-running = Erst wenn die Partie zu Ende ist.
web-refusal-over = Die Partie ist zu Ende.
web-refusal-bad_record = Die Aufzeichnung ist nicht lesbar: { $message }
web-refusal-other_rules = Sie wurde nach Regeln begonnen, die dieser Server nicht mehr hat. Nichts ist verloren: wer den Server betreibt, kann helfen.
web-refusal-no_pack = Er wird mit dem Paket „{ $pack }“ gespielt, das dieser Server gerade nicht hat. Nichts ist verloren: er wartet. Wer den Server betreibt, kann das Paket wieder angeben.
web-refusal-too_many = Zu viel in kurzer Zeit: warte { $retry } s.
web-refusal-full = Dafür hat dieser Server gerade keinen Platz mehr. Versuche es später noch einmal.
web-refusal-draining = Dieser Server nimmt gerade keine neuen Tische an: er wird erneuert. Laufende Partien gehen weiter.
web-refusal-no_advice = Es kam kein Rat: der gefragte Bot hat aufgehört zu denken. Frage noch einmal.
web-refusal-unavailable = Der Server ist gerade nicht erreichbar; nichts wurde geändert. Versuche es noch einmal.
web-refusal-conflict = Andere zogen im selben Augenblick; nichts wurde geändert. Versuche es noch einmal.
web-lost = Hier ist nichts
web-lost-text = Unter dieser Adresse gibt es keine Seite.
web-invited = Ein Platz für dich: { $game }
web-invited-with = Am Tisch: { $names }.
web-your-name = Dein Name
web-take-seat = Platz nehmen
web-pass-to = Gib das Gerät an { $name }
web-pass-text = Die Grube ist zu: Vom Tisch ist nichts zu sehen, bis { $name } aufmacht.
web-invited-text = Dein Platz wartet: Du kannst jederzeit aufhören und später weiterspielen.
web-gathering = { $game } beginnt gleich
web-gathering-for = Es geht los, sobald alle da sind. { $n ->
    [one] Eine Person fehlt noch
   *[other] { $n } Personen fehlen noch
}: { $names }.
web-gathering-luck = Vorher wird nichts gezogen: Der Browser jedes Mitspielers trägt zum Glück dieser Partie bei.
web-refusal-gathering = Die Partie hat noch nicht begonnen: Es fehlen noch Mitspieler.
web-here = ist da
web-name-once = nur einmal gefragt
web-link-is-seat = Ohne Konto. Einmal genommen, gehört der Platz dir allein; im Menü kannst du ihn auf ein anderes Gerät holen.
web-pass-done = { $n ->
    [one] { $names } ist fertig.
   *[other] { $names } sind fertig.
}
web-no-curtain = Ohne Tor spielen:
web-no-curtain-text = Alle sehen alles.
web-lift = Ich bin { $name }, aufmachen

## Der Tisch
web-prompt = Was gefragt ist
web-your-turn = Dein Zug:
web-again = Noch einmal wählen oder bestätigen.
web-your-turn-title = Dein Zug
web-waiting-for = Warten auf { $names }.
web-wait = Einen Moment.
web-over = Die Partie ist zu Ende.
web-past-say = Die Partie selbst geht weiter.
web-back-to-now = Zurück zum Jetzt
web-cancel = Abbrechen
web-undo = Zurücknehmen
web-undo-answers = Zurücknehmen, samt der Antwort von { $names }
web-restart = Zug neu beginnen
web-hint = Hinweis
web-hint-long = Den stärksten Bot fragen
web-why = Warum?
web-rail = Plätze und Protokoll
web-steps = Schritte des Zuges
web-tools = Werkzeuge
web-menu = Menü
web-sound = Ton
web-curtain = Ein Tor zwischen den Spielenden
web-motion = Bewegung
web-fullscreen = Vollbild
web-give-up = Einen Bot für mich spielen lassen
web-take-back = Wieder selbst spielen
web-text-form = Textform und alle Möglichkeiten
web-choices = Was zur Wahl steht
web-nothing-asked = Du wirst gerade nichts gefragt.
web-tab-choices = Wahl
web-watching = Du schaust zu
web-own = Alles, was dir gehört
web-unfold = Das Brett zeigen
web-decision = Die Entscheidung
web-views = Ansichten
web-confirm = Meine Züge bestätigen
web-signed = { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}
web-others = Spieler:innen
web-close = Schließen
web-zoom-in = Größer
web-zoom-out = Kleiner
web-less = Weniger
web-more = Mehr
web-take-amount = { $n } nehmen
web-line-connecting = verbindet
web-line-online = verbunden
web-line-waiting = keine Verbindung, neuer Versuch
web-line-refused = abgelehnt
web-time-left = Restzeit
web-undo-asked = { $name } möchte zu Stellung { $n } zurück.
web-end-asked = { $name } möchte die Partie jetzt beenden, gewertet, wie sie steht.
web-end-agreed = Partie einvernehmlich beenden
web-end-sure = Noch einmal: Die Partie endet, wie sie steht
web-agree = Einverstanden
web-disagree = Nein
web-since = Seit deinem letzten Zug
web-since-short = Seitdem
web-since-more = { $n ->
    [one] 1 weitere
   *[other] { $n } weitere
}
web-since-close = Zum Protokoll
web-coach-left = Du spielst jetzt auf eigene Weise, und das ist in Ordnung. Mit „Zurücknehmen“ kommt die Anleitung wieder.
web-coach-wait = Die anderen spielen. Schau auf das Brett; das Protokoll sagt, was geschieht.
web-coach-step = { $n } von { $of }

## Protokoll, Chat, Verlauf
web-log = Protokoll
web-log-tip = eine Zeile zeigt ihren Moment
web-log-follows = folgt der Wiedergabe
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = Etwas schreiben
web-chat-send = Senden
web-history = Verlauf
web-first = Zum Anfang
web-previous = Zurück
web-next = Vor
web-last = Zum Jetzt
web-autoplay = Abspielen
web-pace-of-others = Züge der anderen
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-pace-once = sofort
web-skip-to-now = Zum Jetzt springen
web-pause = Anhalten
web-speed = Tempo
web-speed-unit = Tempo
web-speed-now = Tempo { $speed }
web-position = Stellung
web-position-of = { $n } von { $last }
web-now = { $n } · jetzt
web-end-at = Ende · { $n }
web-to-the-end = Zum Ende
web-set-up = Das Spiel ist aufgebaut.
web-branched-at = abgezweigt bei { $n }

## Nach dem Ende
web-end-won = Du gewinnst: { $points }, { $other } hat { $theirs }.
web-end-lost = { $name } gewinnt: { $points }, du hast { $theirs }.
web-end-wins = { $name } gewinnt: { $points }, { $other } hat { $theirs }.
web-end-shared = { $names } teilen sich den Sieg mit je { $points }.
web-end-tie-won = Du gewinnst bei Gleichstand mit { $other }: je { $points }.
web-end-tie-wins = { $name } gewinnt bei Gleichstand mit { $other }: je { $points }.
web-end-grade = { $points }: { $grade }.
web-end-next = Noch { $n } mehr: { $grade }.
web-end-best = Bisher bestes Ergebnis: { $n }.
web-end-decided = Den Ausschlag gab: { $source }, { $mine } zu { $theirs }.
web-end-because = Schluss, denn { $why }.
web-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
web-rematch = Revanche
web-rematch-waits = Eine Revanche wartet auf dich.
web-rematch-watch = Der Revanche zusehen
web-play-again = Noch einmal
web-another-level = Andere Stufe
web-review = Analyse
web-share = Teilen
web-shared = Der Link zu diesem Moment ist kopiert.
web-chart-note = als wäre dort Schluss · Runde anklicken
web-look-at-round = Runde { $round } ansehen
web-grade-below = unter { $n }
web-grade-from = ab { $n }
web-grade-range = { $from } bis { $to }
web-grade-best = dein Bestes: { $n }
web-reckoning = Schlusswertung
web-by-source = Punkte nach Quelle
web-total = Summe
web-score-by-turn = Punkte nach Runden
web-wealth = Vermögen je Runde
web-verify = Fairness prüfen
web-branch = Von hier weiterspielen
web-export = Aufzeichnung sichern
web-let-puzzles = Aus dieser Partie dürfen Rätsel werden.
web-let-puzzles-note = Ohne Namen, und nur wenn alle, die hier gespielt haben, zustimmen. Du kannst es zurücknehmen.
web-proof-fair = Das Glück dieser Partie war ehrlich. Dein Browser hat es nachgerechnet, ohne dem Server zu vertrauen:
web-proof-promise = Der Server hat gehalten, was er vor der ersten Ziehung versprochen hat.
web-proof-promise-late = Der Startwert passt zum Versprechen in der Aufzeichnung. (Dieser Browser hat das Versprechen nicht vor der Partie gesehen.)
web-proof-added = { $added ->
    [one] Ein Browser hat
   *[other] { $added } Browser haben
} nach dem Versprechen zum Glück beigetragen{ $own ->
    [yes] {""}, auch deiner
   *[no] {""}
}: So konnte es niemand aussuchen.
web-proof-server = Das Glück kam vom Server allein: Kein Mitspieler hat dazu beigetragen.
web-proof-draws = { $draws ->
    [one] Die eine Ziehung folgt daraus, Zahl für Zahl.
   *[other] Alle { $draws } Ziehungen folgen daraus, Zahl für Zahl.
}
web-proof-forced = { $forced ->
    [one] Bei einer davon war, so sagt der Server, nur ein Ausgang übrig.
   *[other] Bei { $forced } davon war, so sagt der Server, nur ein Ausgang übrig.
}
web-proof-seals = { $seals ->
    [one] Die eine verdeckte Wahl ist die, die abgegeben wurde.
   *[other] Alle { $seals } verdeckten Entscheidungen sind die, die abgegeben wurden.
}
web-proof-branch = Vor der Abzweigung gezogen und hier nicht prüfbar: { $unproved }.
web-proof-note = Für welche Karte eine Zahl steht, sagen die Regeln: Sichere die Aufzeichnung, und „pithead replay --verify“ beweist auch das, auf jedem Rechner.
web-proof-by-hand = Die Zahlen, zum Nachrechnen von Hand
web-proof-promise-is = Das Versprechen des Servers
web-proof-promise-note = Notiere es, wenn du magst: Am Ende prüft dein Browser, ob das Glück das hier versprochene war.
web-proof-secret-is = Das versprochene Geheimnis
web-proof-added-is = Was dein Browser beitrug
web-proof-seed-is = Der Startwert aller Ziehungen
web-proof-unfair = Etwas passt nicht zusammen:
web-proof-unfair-note = Sichere die Aufzeichnung und zeige sie den anderen am Tisch; „pithead replay --verify“ sagt, welche Zeile nicht passt.
web-proof-wrong-seed = Der offengelegte Startwert ist nicht der versprochene.
web-proof-wrong-commitment = Das Versprechen ist ein anderes als das, das dieser Browser vor der Partie gesehen hat.
web-proof-wrong-table = Die Aufzeichnung gehört zu einem anderen Tisch.
web-proof-wrong-nonce = Was dein Browser zum Glück beigetragen hat, steht nicht in der Aufzeichnung.
web-proof-wrong-draw = Eine Ziehung folgt nicht aus dem Startwert.
web-proof-wrong-seal = Eine verdeckte Wahl ist nicht die, die abgegeben wurde.

## Regeln und Lernen
web-rules-of = Die Regeln von { $game }
web-rules-say = In eigenen Worten, Absatz für Absatz. Die Nummer eines Absatzes ist seine Adresse.
web-rules-find = Suchen
web-rules-none = Kein Absatz mit diesen Wörtern.
web-source-r = gedruckt
web-source-d = abgeleitet
web-source-x = unsere Lesart
web-source-r-means = steht im Regelheft
web-source-d-means = folgt aus dem Gedruckten
web-source-x-means = das Heft lässt es offen, oder ein Wert ist rekonstruiert
web-learn-of = { $game } lernen
web-learn-how = Eine kurze echte Partie von höchstens zehn Minuten. Eine Anleitung schlägt jeden Zug vor, sagt warum, und erklärt alles Neue, wenn es zum ersten Mal zählt; die Züge machst du, und du darfst jederzeit anders spielen.
web-learn-begin = Anfangen

## Tasten
web-keys = Tasten
web-legend = Was die Zeichen bedeuten
web-key-n = n
web-key-n-does = nächste Möglichkeit
web-key-p = p
web-key-p-does = vorige Möglichkeit
web-key-enter = Eingabe, Leertaste
web-key-enter-does = wählen
web-key-c = c
web-key-c-does = den erwogenen Zug ausführen
web-key-esc = Esc
web-key-esc-does = abbrechen; zurück zum Jetzt
web-key-u = u
web-key-u-does = zurücknehmen
web-key-l = l
web-key-l-does = Textform und alle Möglichkeiten
web-key-h = h
web-key-h-does = Hinweis
web-key-s = s
web-key-s-does = weglegen, was seit dem letzten Zug geschah
web-key-arrows = ← →
web-key-arrows-does = im Verlauf zurück und vor
web-key-home = Pos1, Ende
web-key-home-does = zum Anfang, zum Jetzt
web-key-help = ?
web-key-help-does = diese Tasten
