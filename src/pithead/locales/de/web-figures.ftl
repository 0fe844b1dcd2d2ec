# Die Zeichnungen der Regelseite.
web-figures-RW-C1 = Vier Ringe aus acht Feldern, von A außen bis D innen, um den Erdkern. Jeder Eingang berührt zwei Felder von Ring A.
web-figures-RW-C2 = Ein Feld berührt vier andere: links und rechts im Ring, eines außen, eines innen.
web-figures-RW-D6 = Ein Bohrtrupp mit Leistung 2 auf der Grenze von B5 und B6 zählt auf beiden: dort 2 + 2 = 4 von 5, hier 2 + 1 = 3 von 6.
web-figures-RW-E1 = Drei Bohrtrupps mit Leistung 1, von drei Firmen, füllen ein Feld, das 3 braucht: Es wird sofort gebohrt, und eine Karte wird gezogen.
web-figures-RW-E4 = Karte mit 3 Kupfer, 5 Silber, 4 Gold für zwei: je 1, 2 und 2; der Rest, 1 Kupfer und 1 Silber, geht an die größere Leistung.
web-figures-DD-A3 = Zwei Klötzchen zu einem: Wer zwei hat, kontrolliert die Spalte. Eins zu eins, und gar keine: beide.
web-figures-DD-A4 = Ein Plättchen der Stufe 1 kostet eine Spitzhacke, Stufe 2 zwei, Stufe 3 drei.
web-figures-DD-M1 = Ein Smaragd wird zu 7 verkauft, jemand anderes hat ein Klötzchen darauf: zwei Anteile von 3 Münzen; die übrige Münze verfällt.
web-figures-DD-B1 = Der zweite Würfel wird gekauft: Die rechts davon rücken nach links, und ein neuer füllt das rechte Ende.
web-figures-IM-M2 = Wie Ziegel: Eine Karte der Reihe II berührt zwei darüber, zwei darunter und die Nachbarn links und rechts.
web-figures-IM-F3 = Oben treffen sich zwei volle Hälften: eine volle Lore. Unten trifft eine volle auf eine leere: Ein Lorenplättchen kann sie vervollständigen.
web-figures-IM-M5 = Die Kette: erst die neue Karte, dann eine Karte darüber, die sie berührt, und so weiter bis zur Oberfläche.
web-figures-IM-F7 = Drei Felder vorrücken: Nur das erreichte Feld wird ausgeführt, nicht die übersprungenen.
