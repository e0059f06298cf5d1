import type { MatchTexts } from '../questions.ts';

export const MATCH_TEXTS_NL: MatchTexts = {
  questions: {
    seek: { text: 'Wie wil je ontmoeten?', labels: { women: 'Vrouwen', men: 'Mannen', everyone: 'Iedereen' } },
    rhythm: { text: 'Ochtendmens of nachtbraker?', labels: { early: 'Ochtendmens', late: 'Nachtbraker' } },
    weekend: {
      text: 'Waar breng je een goed weekend door?',
      labels: { outdoors: 'In de buitenlucht', city: 'In de stad', home: 'Thuis' },
    },
    holiday: {
      text: 'Waar ga je heen op vakantie?',
      labels: {
        sea: 'Naar zee',
        mountains: 'Naar de bergen',
        cities: 'Op stedentrip',
        anywhere: 'Maakt niet uit, als het maar weg is',
      },
    },
    kitchen: {
      text: 'Wat doe je als je honger hebt?',
      labels: { cook: 'Ik kook', eat_out: 'Ik ga uit eten', order: 'Ik bestel iets' },
    },
    plans: { text: 'Plan je je dagen?', labels: { planned: 'Ja, graag', spontaneous: 'Ik zie wel wat er komt' } },
    pets: {
      text: 'Wie zou er bij je mogen wonen?',
      labels: { dog: 'Een hond', cat: 'Een kat', none: 'Geen huisdieren' },
    },
    talk: {
      text: 'Wat maakt een avond met z’n tweeën geslaagd?',
      labels: { deep: 'Een goed gesprek', light: 'Veel lachen', silence: 'Samen zwijgen' },
    },
    aim: { text: 'Wat zoek je?', labels: { friendship: 'Vriendschap', dating: 'Daten', relationship: 'Een relatie' } },
  },
  shared: {
    rhythm: { early: 'Allebei ochtendmens', late: 'Allebei nachtbraker' },
    weekend: { outdoors: 'Weekenden in de buitenlucht', city: 'Weekenden in de stad', home: 'Weekenden thuis' },
    holiday: {
      sea: 'Vakantie aan zee',
      mountains: 'Vakantie in de bergen',
      cities: 'Stedentrips',
      anywhere: 'Vakantie ver weg',
    },
    kitchen: { cook: 'Zelf koken', eat_out: 'Uit eten', order: 'Eten bestellen' },
    plans: { planned: 'Geplande dagen', spontaneous: 'Spontane dagen' },
    pets: { dog: 'Een hond in huis', cat: 'Een kat in huis', none: 'Geen huisdieren' },
    talk: { deep: 'Goede gesprekken', light: 'Veel lachen', silence: 'Samen zwijgen' },
    aim: {
      friendship: 'Op zoek naar vriendschap',
      dating: 'Op zoek naar dates',
      relationship: 'Op zoek naar een relatie',
    },
  },
  reasons: {
    nearby: 'Allebei in {place}',
    same_region: 'Zelfde regio: {place}',
    age: 'Ongeveer even oud',
    likes_you: 'Vindt je al leuk',
    online: 'Nu online',
    new_member: 'Nieuw hier',
  },
  distance: 'Op ongeveer {km} km',
};
