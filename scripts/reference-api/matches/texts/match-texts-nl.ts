import type { MatchTexts } from '../questions.ts';

export const MATCH_TEXTS_NL: MatchTexts = {
  questions: {
    rhythm: { text: 'Ochtendmens of nachtbraker?', labels: { early: 'Ochtendmens', late: 'Nachtbraker' } },
    weekend: {
      text: 'Waar vindt een goed weekend plaats?',
      labels: { outdoors: 'In de buitenlucht', city: 'In de stad', home: 'Thuis' },
    },
    holiday: {
      text: 'Waar ga je op vakantie heen?',
      labels: {
        sea: 'Naar zee',
        mountains: 'Naar de bergen',
        cities: 'Naar steden',
        anywhere: 'Overal, als het maar weg is',
      },
    },
    kitchen: {
      text: 'Wat gebeurt er als je honger hebt?',
      labels: { cook: 'Ik kook', eat_out: 'Ik ga uit eten', order: 'Ik bestel iets' },
    },
    plans: { text: 'Plan je je dagen?', labels: { planned: 'Ja, graag', spontaneous: 'Ik zie wel wat er komt' } },
    pets: {
      text: 'Wie mag er bij je wonen?',
      labels: { dog: 'Een hond', cat: 'Een kat', none: 'Niemand met een vacht' },
    },
    talk: {
      text: 'Wat maakt een avond met z’n tweeën goed?',
      labels: { deep: 'Een diep gesprek', light: 'Veel lachen', silence: 'Samen zwijgen' },
    },
    aim: { text: 'Wat zoek je?', labels: { friendship: 'Vriendschap', dating: 'Daten', relationship: 'Een relatie' } },
  },
  reasons: {
    same_answer: 'Jullie kozen allebei ‘{label}’.',
    nearby: 'Jullie wonen allebei in {place}.',
    same_region: 'Jullie wonen allebei in de regio {place}.',
    age: 'Jullie zijn ongeveer even oud.',
    likes_you: 'Vindt je al leuk.',
    online: 'Nu online.',
    new_member: 'Nieuw hier.',
  },
};
