import { type ConversationMaterial, parseThreads } from './threads.ts';

export const THREADS_DE: ConversationMaterial = {
  openings: parseThreads(`
> Hallo! Dein Profil hat mich zum Lachen gebracht. Wie läuft deine Woche?
< Hallo du! Ab jetzt besser. Und deine?
> Viel Arbeit, wenig Schlaf, aber gute Laune.
< Das ist die richtige Reihenfolge 😄

< Hey, du kochst wirklich gern? Oder ist das ein Trick?
> Beides. Gestern gab es Zimtschnecken. Womit hätte ich dich bekommen?
< Ehrlich gesagt: mit Zimtschnecken.
> Dann läuft ja alles nach Plan.
`),
  threads: parseThreads(`
< Bist du gut nach Hause gekommen bei dem Regen?
> Nass bis auf die Socken, aber ja. Der Busfahrer hat auf mich gewartet.
< Die Menschen sind besser als ihr Ruf.
> Manche antworten sogar auf Nachrichten 😉
< Das habe ich verdient.

> Was kochst du heute?
< Ich wollte etwas Beeindruckendes sagen, aber es gibt {food}.
> Gegen {food} ist nichts zu sagen. Gab es bei mir letzte Woche zweimal.
< Zweimal? Jetzt fühle ich mich weniger allein.
> Mit genug Pfeffer ist das fast ein Restaurant.

< Eine ernste Frage: Brötchen, Semmel oder Schrippe?
> Hauptsache, noch warm.
< Diplomatisch. Das gefällt mir.
> Und bei dir?
< Das verrate ich erst beim Frühstück.

> Ich habe endlich {film} gesehen, wie du gesagt hast.
< Und? Auf den Bericht warte ich schon.
> Die erste Hälfte ist perfekt. Beim Ende habe ich die Wand angeschrien.
< Alle schreien die Wand an. Daran merkt man, dass er gut ist.

< Ich sitze im Zug, und neben mir sitzt ein {animal}.
> Mit Fahrkarte?
< Offenbar mit einer besseren als ich, Fensterplatz.
> Bitte schöne Grüße ausrichten.
< Gegähnt wurde. Ich glaube, das heißt danke.

> Hast du am {day} schon etwas vor?
< Nichts, was man nicht absagen könnte.
> Am {place} ist ein kleiner Markt. Käse, alte Bücher, schlechter Jazz.
< Bei Käse war ich schon dabei.
> Nicht beim Jazz?
< Kommt darauf an, wie schlecht.

< Meine Schwester wollte wissen, warum ich so ins Telefon grinse.
> Und was hast du gesagt?
< Dass es am Wetterbericht liegt.
> Ich bin schon Schlimmeres genannt worden.
< Geglaubt hat sie es nicht.

> Wie war das Vorstellungsgespräch?
< Gut, glaube ich. Sie haben zweimal gelacht, einmal davon mit Absicht.
> Eine sehr gute Quote. Wann weißt du mehr?
< Am {day}. Bis dahin bin ich unausstehlich.
> Sei es ruhig hier, ich habe Zeit.

< Hattest du auch schon das Gefühl, dass die Woche zwei Montage hat?
> Diese hatte drei, ich habe mitgezählt.
< Was hat geholfen?
> Musik, ein Mittagsschlaf und der Gedanke an {food}.
< Gute Hausapotheke.

> Berge oder Meer?
< Meer, aber mit Bergen im Hintergrund. Ist das geschummelt?
> Ein bisschen. Ich lasse es gelten.
< Und du?
> Überall, wo eine Bank steht und jemand die Thermoskanne mit mir teilt.
< Das ist eine ärgerlich gute Antwort.

< Ich habe dein Rezept ausprobiert.
> Welches? Und steht die Küche noch?
< Die Suppe. Der Küche geht es gut, dem Topf nicht.
> Man muss rühren, das ist das Geheimnis.
< Von Rühren hat keiner etwas gesagt!

> Ich lese gerade das Buch, das du empfohlen hast. Seite neunzig, und ich mache mir um alle Sorgen.
< Lies weiter. Es wird schlimmer und dann sehr schön.
> Sag nichts über den Hund.
< Ich hatte nicht vor, etwas über den Hund zu sagen.
> Also ist etwas mit dem Hund!

< Ich hatte heute keinen guten Tag.
> Das tut mir leid. Magst du darüber reden oder lieber über etwas Albernes?
< Erst etwas Albernes, bitte.
> Ich habe heute im Kaufhaus eine Schaufensterpuppe nach den Handtüchern gefragt.
< Danke. Das hat geholfen. Und, hat sie geantwortet?
> Besser als manch anderer. Wie geht es dir jetzt?
< Leichter.

> Welches Lied hast du die ganze Woche im Kopf?
< Das aus der Spülmittelwerbung. Ich bin nicht stolz darauf.
> Jetzt habe ich es auch. Vielen Dank.
< Geteiltes Leid ist halbes Leid.

< Was war dein seltsamster Job?
> Ich war zwei Tage lang eine Kartoffel. Mit Kostüm, im Supermarkt.
< Eine Kartoffel!
> Sehr warm, gut bezahlt. Und du?
< Ich habe Horoskope geschrieben. Alles ausgedacht.
> Dann hast du die Kartoffel ja kommen sehen.

> Telefonierst du lieber, oder schreibst du lieber?
< Schreiben, bis ich weiß, dass ich die Stimme mag. Dann telefonieren.
> Und wie findet man das heraus?
< Man fragt nett, an einem Abend, an dem es {food} gab.
> Ich achte auf die Zeichen.

< Schnell, ich brauche einen Namen für ein Boot.
> Du hast ein Boot?
< Mein Onkel. Es ist eher eine Badewanne mit Ehrgeiz.
> Unsinkbar Zwei.
< Er sagt, du darfst jederzeit an Bord.

> Ist es zu früh, zu sagen, dass ich mich auf deine Nachrichten freue?
< Vielleicht. Aber auf diese hier habe ich mich auch gefreut.
> Dann steht es unentschieden.
< Vorerst. Ich spiele auf Sieg.
`),
  nudges: [
    'Bist du noch wach?',
    'Ach ja: Danke für gestern, ich habe viel gelacht.',
    'Und, wie sieht es am {day} aus?',
    'Ich habe übrigens ein Lokal gefunden, da gibt es {food}. Nur so.',
    'Keine Eile mit der Antwort, ich wollte nur guten Morgen sagen ☀️',
    'Im Park war gerade ein {animal}, das solltest du wissen.',
  ],
  slots: {
    food: ['Linseneintopf', 'Käsespätzle', 'Kartoffelsuppe', 'Bratkartoffeln mit Ei', 'Nudeln mit Pilzen'],
    film: ['Das Leben der Anderen', 'Bagdad Café', 'Lola rennt', 'Toni Erdmann', 'Der Himmel über Berlin'],
    animal: ['Dackel', 'Papagei', 'Pudel', 'Schwan', 'Windhund'],
    day: ['Donnerstag', 'Freitag', 'Samstag', 'Sonntag', 'Mittwoch'],
    place: ['Hafen', 'alten Bahnhof', 'Kanal', 'Rathaus', 'Stadtpark'],
  },
};
