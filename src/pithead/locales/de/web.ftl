# Der Browser: alles, was der Rahmen eines Tisches und die Seiten darum herum sagen.

## Spiele
web-title-rockwell = Rockwell
web-title-dig_deep = Dig Deep
web-title-imperial_miners = Imperial Miners
web-players-rockwell = 2–4 Personen
web-players-dig_deep = 2–4 Personen
web-players-imperial_miners = 1–5 Personen
web-length-rockwell = 90–120 Min.
web-length-dig_deep = 40–80 Min.
web-length-imperial_miners = 45 Min.
web-say-rockwell = In die Erde bohren, teilen, was sich löst, und die Preise im Auge behalten.
web-say-dig_deep = Würfeln, Spalten reservieren und abbauen; Edelsteine verkaufen, solange der Preis hoch ist.
web-say-imperial_miners = Eine Karte legen, die Kette nach oben zünden, alles an die Oberfläche bringen.
web-credit-rockwell = von Bruno Crépeault, erschienen bei Sit Down!
web-credit-dig_deep = von Tim Rice.
web-credit-imperial_miners = der Regeltext, der uns vorlag, nennt weder Autor:in noch Verlag.

## Plätze und Bots
web-you = Du
web-seat-blue = Blau
web-seat-vermilion = Zinnober
web-seat-green = Grün
web-seat-purple = Lila
web-seat-yellow = Gelb
web-bot = Bot
web-you-small = du
web-bot-pebble-plays = zufällig, aber nie unsinnig
web-bot-apprentice-plays = spielt nach Faustregeln
web-bot-foreman-plays = wägt Zug für Zug ab, was zu sehen ist
web-bot-engineer-plays = denkt voraus; am stärksten
web-levels = Stufen
web-styles = Charaktere
web-bot-plays = ein Bot spielt
web-not-joined = noch nicht da
web-to-move = am Zug
web-thinking = wählt
web-spectator = Zuschauer:in

## Start
web-hero = Drei Bergbauspiele an einem Tisch: Link öffnen, Platz nehmen, graben.
web-hero-more = Ohne Konto. Allein gegen Bots, an einem Gerät oder mit Freunden.
web-games = Spiele
web-play-now = Sofort gegen Bots spielen
web-bots = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
}
web-change = ändern
web-new-table = Neuer Tisch
web-learn = Lernen
web-rules = Regeln
web-my-tables = Meine Tische
web-wait-for-you = { $n ->
    [one] 1 wartet auf dich
   *[other] { $n } warten auf dich
}
web-no-tables = Noch keine. Tische, die du öffnest, stehen dann hier.
web-table-over = beendet
web-table-archive = Aufzeichnung
web-table-yours = du bist am Zug
web-table-with = mit { $names }
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
web-readers-text = Jeder Tisch lässt sich nur mit Tasten spielen. Die Textform enthält die ganze Tafel als Tabellen und jede Wahl als Knopf; für Bildschirmleser ist sie immer da, die Taste l zeigt sie allen. Was geschieht, wird angesagt.
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
web-new-of = Neuer Tisch: { $game }
web-seats = Plätze
web-how-many = Wie viele Plätze
web-who = Wer auf Platz { $n } sitzt
web-kind-me = ich
web-kind-hotseat = an diesem Gerät
web-kind-invite = mit Einladungslink
web-kind-bot = Bot
web-kind-invite-more = den Link gibt es gleich
web-level = Stärke
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
web-pack = Paket „{ $name }“: { $printed } Zeilen gedruckt, { $reconstructed } rekonstruiert.
web-open-table = Tisch öffnen
web-table-ready = Der Tisch ist bereit
web-hand-out = Jeder Link öffnet einen Platz. Gib sie weiter; wer einen Link hat, sitzt dort, an jedem Gerät.
web-to-the-table = Zum Tisch
web-invite = Einladungslink
web-invite-watch = Link zum Zuschauen
web-qr = Der Link als QR-Code
web-link = Link
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
web-refused-other_rules = Er wurde nach anderen Regeln gespielt, als dieser Server sie hat.
web-refusal-bad_token = Der Link gilt nicht mehr oder galt nie.
web-refusal-not_yours = Das ist nicht dein Platz.
web-refusal-illegal = Das geht jetzt nicht.
web-refusal-no_undo = Es gibt nichts zurückzunehmen.
web-refusal-not_allowed = Dieser Tisch erlaubt das nicht, oder nicht jetzt.
web-refusal-running = Erst wenn die Partie zu Ende ist.
web-refusal-over = Die Partie ist zu Ende.
web-refusal-bad_record = Die Aufzeichnung ist nicht lesbar: { $message }
web-refusal-other_rules = Sie wurde nach anderen Regeln gespielt, als dieser Server sie hat.
web-refusal-too_many = Zu viel in kurzer Zeit: warte { $retry } s.
web-refusal-unavailable = Der Server ist gerade nicht erreichbar; nichts wurde geändert. Versuche es noch einmal.
web-refusal-conflict = Andere zogen im selben Augenblick; nichts wurde geändert. Versuche es noch einmal.
web-lost = Hier ist nichts
web-lost-text = Unter dieser Adresse gibt es keine Seite.
web-invited = Ein Platz für dich: { $game }
web-invited-with = Am Tisch: { $names }.
web-your-name = Dein Name
web-take-seat = Platz nehmen
web-pass-to = Gib das Gerät an { $name }
web-pass-text = Vom Tisch ist nichts zu sehen, bis die nächste Person den Vorhang hebt.
web-lift = Ich bin { $name }

## Der Tisch
web-prompt = Was gefragt ist
web-your-turn = Dein Zug:
web-your-turn-title = Dein Zug
web-waiting-for = Warten auf { $names }.
web-wait = Einen Moment.
web-over = Die Partie ist zu Ende.
web-past = Rückblick.
web-past-say = Die Partie selbst geht weiter.
web-back-to-now = Zurück zum Jetzt
web-cancel = Abbrechen
web-undo = Zurücknehmen
web-restart = Zug neu beginnen
web-hint = Hinweis
web-hint-long = Den stärksten Bot fragen
web-why = Warum?
web-rail = Plätze und Protokoll
web-steps = Schritte des Zuges
web-tools = Werkzeuge
web-menu = Menü
web-sound = Ton
web-motion = Bewegung
web-fullscreen = Vollbild
web-give-up = Einen Bot für mich spielen lassen
web-take-back = Wieder selbst spielen
web-text-form = Textform und alle Möglichkeiten
web-choices = Was zur Wahl steht
web-nothing-asked = Du wirst gerade nichts gefragt.
web-tab-choices = Wahl
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
web-agree = Einverstanden
web-disagree = Nein
web-since = Seit deinem letzten Zug
web-since-short = Seitdem
web-since-you = Was dich betraf
web-since-others = Außerdem
web-since-close = Gelesen
web-coach-left = Du spielst jetzt auf eigene Weise: das ist in Ordnung. Mit „Zurück“ kommt die Anleitung wieder.
web-coach-wait = Die anderen spielen. Schau auf das Brett; das Protokoll sagt, was geschieht.
web-coach-step = { $n } von { $of }

## Protokoll, Chat, Verlauf
web-log = Protokoll
web-log-tip = eine Zeile zeigt ihren Moment
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
web-position = Stellung
web-position-of = { $n } / { $last }
web-now = { $n } · jetzt

## Nach dem Ende
web-reckoning = Schlussabrechnung
web-place = { $n }.
web-by-source = Punkte nach Quelle
web-source = Quelle
web-total = Summe
web-score-by-turn = Punkte nach Runden, als endete das Spiel dort
web-wealth-dig_deep = Münzen nach Runden
web-wealth-rockwell = Geld und Würfel zum Marktpreis, nach Zügen
web-wealth-imperial_miners = Gold nach Runden
web-verify = Würfel prüfen
web-branch = Von hier weiterspielen
web-export = Aufzeichnung sichern
web-proved = { $unproved ->
    [0] Alle { $draws } Ziehungen folgen aus dem Startwert, der zu Beginn festgelegt wurde.
   *[other] { $draws } Ziehungen folgen aus dem Startwert; { $unproved } vor der Abzweigung lassen sich nicht prüfen.
}

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
web-key-n = n
web-key-n-does = nächste Möglichkeit
web-key-p = p
web-key-p-does = vorige Möglichkeit
web-key-enter = Eingabe, Leertaste
web-key-enter-does = wählen
web-key-c = c
web-key-c-does = ausführen, was erwogen wird
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

## Dig Deep
web-dig_deep-board = Die Mine und die Preise
web-dig_deep-round = Runde { $round }
web-dig_deep-round-of = Runde { $round } von höchstens { $limit }
web-dig_deep-last-round = letzte Runde
web-dig_deep-tiles-left = noch { $left } von { $all } Plättchen
web-dig_deep-pickaxes = { $n ->
    [one] 1 Spitzhacke
   *[other] { $n } Spitzhacken
}
web-dig_deep-prices = Preise
web-dig_deep-sold = Verkauft
web-dig_deep-dug-out = leer
web-dig_deep-hand = Hand
web-dig_deep-face-up = Offen
web-dig_deep-bag = { $n } im Beutel
web-dig_deep-coins = Münzen
web-dig_deep-free-sell = frei
web-dig_deep-new-die = neu
web-dig_deep-control = Kontrolle
web-dig_deep-most-sold = Verkauft von
web-dig_deep-player = Spieler:in
web-dig_deep-dice = Würfel
web-dig_deep-step-roll = Würfeln
web-dig_deep-step-resolve = Ausführen
web-dig_deep-step-buy = Kaufen
web-dig_deep-tab-mine = Mine
web-dig_deep-tab-market = Markt
web-dig_deep-open = frei
web-dig_deep-all-tie = alle
web-dig_deep-tie = { $n } gleich
web-dig_deep-left = noch { $n }
web-dig_deep-column = { $left ->
    [0] Spalte { $column } ist leer
   *[other] Spalte { $column }: noch { $left }, das oberste Stufe { $level }, kontrolliert von { $control }
}
web-dig_deep-level = Stufe { $level }: { $gems }, das häufigste zuerst
web-dig_deep-knows = { $seat } kennt dieses Plättchen
web-dig_deep-invested = Anteile
web-dig_deep-rolled-now = in diesem Zug
web-dig_deep-your-dice = Deine Würfel
web-dig_deep-dice-of = Würfel von { $seat }
web-dig_deep-die = Würfel { $die }
web-dig_deep-die-for = Würfel { $die } für { $coins }
web-dig_deep-empty-space = Leeres Feld, { $price }
web-dig_deep-unmark = Doch nicht neu würfeln: { $die }
web-dig_deep-your-hand = Deine Hand
web-dig_deep-hand-of = Hand von { $seat }
web-dig_deep-only-you = nur du siehst sie
web-dig_deep-smelt-left = schmelzen { $n }
web-dig_deep-sell-left = verkaufen { $n }
web-dig_deep-tile = Stufe { $level }, { $gems }
web-dig_deep-unknown-tile = Stufe { $level }, unbekannt
web-dig_deep-sale = Was dieser Verkauf bringt
web-dig_deep-all-yours = alles deins
web-dig_deep-shares = { $n } Anteile
web-dig_deep-cubes-home = { $n ->
    [one] Ein Klötzchen kehrt heim.
   *[other] { $n } Klötzchen kehren heim.
}
web-dig_deep-sell-for = Für { $coins } verkaufen
web-dig_deep-buy-for = Für { $coins } kaufen
web-dig_deep-dice-market = Würfelmarkt
web-dig_deep-faces = Seiten des Würfels { $die }
web-dig_deep-point-at-die = Zeige auf einen Würfel, um alle Seiten zu sehen.
web-dig_deep-stock = Klötzchen im Vorrat
web-dig_deep-tiles-sold = verkaufte Plättchen
web-dig_deep-text-columns = Spalten, Plättchen von oben
web-dig_deep-text-column = Spalte
web-dig_deep-text-tiles = Plättchen
web-dig_deep-text-cubes = Klötzchen
web-dig_deep-text-gem = Edelstein
web-dig_deep-text-price = Preis
web-dig_deep-text-die = Würfel
web-dig_deep-text-faces = Seiten
web-dig_deep-learn-1 = Du willst die meisten Münzen. Sie kommen vom Verkauf von Edelsteinen, und 20 mehr für alle, die von einer Sorte am meisten verkauft haben.
web-dig_deep-learn-2 = Ein Zug: deine Würfel und die des Marktes werfen, ausführen, was sie zeigen, bessere Würfel kaufen.
web-dig_deep-learn-3 = Abbauen darfst du Spalten, die du kontrollierst: lege Klötzchen darunter, um die meisten zu haben.
web-dig_deep-learn-4 = Abgebaute Plättchen kommen auf die Hand, werden offen geschmolzen und dann zum Preis ihrer Edelsteine verkauft.
web-dig_deep-coach-reroll = Deine Würfel sind gefallen. Einmal im Zug darfst du für je 1 Münze Würfel neu werfen: klicke die an, die dir nicht gefallen, oder behalte alle.
web-dig_deep-coach-resolve = Über dem Boden steht, was deine Würfel bringen. Alles, was leuchtet, lässt sich anklicken: Spalten, Plätze für Klötzchen, Preise, Plättchen. Wenn du fertig bist, geht es zum Kaufen.
web-dig_deep-coach-mining = Du baust ab: nimm weitere Plättchen, solange die Spitzhacken reichen, oder höre auf.
web-dig_deep-coach-buy = Kaufe Würfel mit besonderen Seiten; zeige auf einen, um alle zu sehen. Sie rollen ab deinem nächsten Zug.
web-dig_deep-coach-wild = Ein Joker auf dem Marktwürfel hebt einen Preis deiner Wahl: am besten einen, den du verkaufen kannst.
