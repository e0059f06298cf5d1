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
  reasons: {
    same_answer: '{question} Jullie zeiden allebei ‘{label}’.',
    nearby: 'Jullie wonen allebei in {place}.',
    same_region: 'Jullie wonen allebei in de regio {place}.',
    age: 'Jullie zijn ongeveer even oud.',
    likes_you: 'Vindt je al leuk.',
    online: 'Nu online.',
    new_member: 'Nieuw hier.',
  },
  distance: 'Ongeveer {km} km van je vandaan.',
};
