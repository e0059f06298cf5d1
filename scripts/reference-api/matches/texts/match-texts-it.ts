import type { MatchTexts } from '../questions.ts';

export const MATCH_TEXTS_IT: MatchTexts = {
  questions: {
    rhythm: { text: 'Mattiniero o nottambulo?', labels: { early: 'Mattiniero', late: 'Nottambulo' } },
    weekend: {
      text: 'Dove si passa un bel fine settimana?',
      labels: { outdoors: 'All’aperto', city: 'In città', home: 'A casa' },
    },
    holiday: {
      text: 'Dove vai in vacanza?',
      labels: {
        sea: 'Al mare',
        mountains: 'In montagna',
        cities: 'In città d’arte',
        anywhere: 'Ovunque, purché lontano',
      },
    },
    kitchen: {
      text: 'Che cosa succede quando hai fame?',
      labels: { cook: 'Cucino', eat_out: 'Esco a mangiare', order: 'Ordino qualcosa' },
    },
    plans: {
      text: 'Pianifichi le tue giornate?',
      labels: { planned: 'Sì, volentieri', spontaneous: 'Vedo che cosa succede' },
    },
    pets: { text: 'Chi può vivere con te?', labels: { dog: 'Un cane', cat: 'Un gatto', none: 'Nessuno con il pelo' } },
    talk: {
      text: 'Che cosa rende bella una serata in due?',
      labels: { deep: 'Una conversazione profonda', light: 'Tante risate', silence: 'Tacere insieme' },
    },
    aim: {
      text: 'Che cosa cerchi?',
      labels: { friendship: 'Amicizia', dating: 'Appuntamenti', relationship: 'Una relazione' },
    },
  },
  reasons: {
    same_answer: 'Avete scelto entrambi «{label}».',
    nearby: 'Vivete entrambi a {place}.',
    same_region: 'Vivete entrambi nella regione {place}.',
    age: 'Avete più o meno la stessa età.',
    likes_you: 'Ti ha già messo un like.',
    online: 'Online adesso.',
    new_member: 'Qui da poco.',
  },
};
