import { type ConversationMaterial, parseThreads } from './threads.ts';

export const THREADS_NL: ConversationMaterial = {
  openings: parseThreads(`
> Hoi! Ik moest lachen om je profiel. Hoe gaat je week?
< Hé jij! Vanaf nu beter. En die van jou?
> Veel werk, weinig slaap, goed humeur.
< In die volgorde, precies goed 😄

< Hé, bak je echt of is dat een trucje?
> Allebei. Gisteren kaneelbroodjes. Waarmee had ik je gekregen?
< Eerlijk? Met kaneelbroodjes.
> Dan loopt alles volgens plan.
`),
  threads: parseThreads(`
< Ben je goed thuisgekomen met die regen?
> Nat tot op mijn sokken, maar ja. De buschauffeur heeft op me gewacht.
< Mensen zijn beter dan hun reputatie.
> Sommigen beantwoorden zelfs berichten 😉
< Die had ik verdiend.

> Wat eet je vanavond?
< Ik wilde iets indrukwekkends zeggen, maar het wordt {food}.
> Niets mis met {food}! Had ik vorige week twee keer.
< Twee keer? Nu voel ik me minder alleen.
> Met genoeg peper is het bijna een restaurant.

< Serieuze vraag: stroop of suiker op je pannenkoek?
> Stroop. Ik ben geen barbaar.
< Goed. We kunnen verder.
> En wat was er anders gebeurd?
< Een lange stilte en daarna een folder.

> Ik heb eindelijk {film} gezien, zoals je zei.
< En? Ik wacht al dagen op dit verslag.
> De eerste helft is perfect. Bij het einde heb ik tegen de muur geroepen.
< Iedereen roept tegen de muur. Zo weet je dat hij goed is.

< Ik zit in de trein en naast me zit een {animal}.
> Met een kaartje?
< Met een beter kaartje dan ik, want hij zit bij het raam.
> Doe hem de groeten.
< Hij gaapte. Ik denk dat dat bedankt betekent.

> Heb je {day} al iets?
< Niets wat ik niet kan afzeggen.
> Bij {place} is een kleine markt. Kaas, oude boeken, slechte jazz.
< Bij kaas was ik al om.
> Niet bij de jazz?
< Hangt ervan af hoe slecht.

< Mijn zus wilde weten waarom ik zo naar mijn telefoon zit te lachen.
> En wat heb je gezegd?
< Dat het aan het weerbericht lag.
> Ik ben wel eens erger genoemd.
< Ze geloofde er niets van.

> Hoe ging het gesprek?
< Goed, denk ik. Ze lachten twee keer, waarvan één keer met opzet.
> Uitstekende score. Wanneer hoor je iets?
< {day}. Tot dan ben ik onuitstaanbaar.
> Doe dat gerust hier, ik heb de tijd.

< Heb jij ook weleens een week met twee maandagen?
> Deze had er drie, ik heb geteld.
< Wat hielp?
> Muziek, een dutje en het vooruitzicht van {food}.
< Mooie huisapotheek.

> Bergen of zee?
< Zee, maar met bergen om naar te kijken. Is dat valsspelen?
> Een beetje. Ik keur het goed.
< En jij?
> Overal waar een bankje staat en iemand mijn thermoskan deelt.
< Irritant goed antwoord.

< Ik heb je recept geprobeerd.
> Welk? En staat de keuken er nog?
< De soep. Met de keuken gaat het goed, met de pan niet.
> Je moet roeren, dat is het geheim.
< Niemand had het over roeren!

> Wat vond je van de foto die ik stuurde?
< De hoed is een gedurfde keuze.
> Die heb ik gekregen.
< Van een vijand?
> Van mijn moeder!
< Hij staat je heel, heel goed 😇

< Het was geen beste dag, eerlijk gezegd.
> Wat naar. Wil je erover praten of liever over iets onzinnigs?
< Eerst iets onzinnigs graag.
> Ik heb vandaag een paspop gevraagd waar de handdoeken lagen.
< Dank je. Dat hielp. En, gaf ze antwoord?
> Beter dan menigeen. Hoe gaat het nu?
< Lichter.

> Bel je liever of schrijf je liever?
< Schrijven, tot ik weet dat ik een stem leuk vind. Dan bellen.
> En hoe kom je daarachter?
< Gewoon vriendelijk vragen, op een avond met {food}.
> Ik let op de tekenen.

< Snel, ik zoek een naam voor een boot.
> Heb jij een boot?
< Mijn oom. Het is meer een badkuip met ambitie.
> Onzinkbaar Twee.
< Hij zegt dat je altijd aan boord mag.

> Is het te vroeg om te zeggen dat ik naar je berichten uitkijk?
< Misschien. Maar naar dit bericht keek ik ook uit.
> Dan staan we gelijk.
< Voorlopig. Ik speel om te winnen.
`),
  nudges: [
    'Ben je nog wakker?',
    'O ja: bedankt voor gisteren, ik heb veel gelachen.',
    'En, hoe zit het met {day}?',
    'Ik heb trouwens een tentje gevonden waar ze {food} hebben. Zomaar.',
    'Geen haast met antwoorden, ik wilde alleen goedemorgen zeggen ☀️',
    'Ik zag net een {animal} in het park, dat moest je weten.',
  ],
  slots: {
    food: ['linzensoep', 'stamppot', 'pasta met champignons', 'een tosti', 'nasi van gisteren'],
    film: ['Amélie', 'Zwartboek', 'Paddington 2', 'Arrival', 'De Marathon'],
    animal: ['teckel', 'papegaai', 'gans', 'windhond', 'kraai'],
    day: ['donderdag', 'vrijdag', 'zaterdag', 'zondag', 'woensdag'],
    place: ['de haven', 'het oude station', 'de gracht', 'het stadhuis', 'het park'],
  },
};
