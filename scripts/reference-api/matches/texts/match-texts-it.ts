import type { MatchTexts } from '../questions.ts';

export const MATCH_TEXTS_IT: MatchTexts = {
  questions: {
    seek: { text: 'Chi ti piacerebbe conoscere?', labels: { women: 'Donne', men: 'Uomini', everyone: 'Chiunque' } },
    rhythm: { text: 'Allodola o gufo?', labels: { early: 'Allodola', late: 'Gufo' } },
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
      text: 'Che cosa fai quando hai fame?',
      labels: { cook: 'Cucino', eat_out: 'Esco a mangiare', order: 'Ordino qualcosa' },
    },
    plans: {
      text: 'Pianifichi le tue giornate?',
      labels: { planned: 'Sì, volentieri', spontaneous: 'Vedo come va' },
    },
    pets: { text: 'Chi potrebbe vivere con te?', labels: { dog: 'Un cane', cat: 'Un gatto', none: 'Nessun animale' } },
    talk: {
      text: 'Che cosa rende bella una serata in due?',
      labels: { deep: 'Una conversazione profonda', light: 'Tante risate', silence: 'Il silenzio insieme' },
    },
    aim: {
      text: 'Che cosa cerchi?',
      labels: { friendship: 'Amicizia', dating: 'Appuntamenti', relationship: 'Una relazione' },
    },
  },
  shared: {
    rhythm: { early: 'Due allodole', late: 'Due gufi' },
    weekend: { outdoors: 'Fine settimana all’aperto', city: 'Fine settimana in città', home: 'Fine settimana a casa' },
    holiday: {
      sea: 'Vacanze al mare',
      mountains: 'Vacanze in montagna',
      cities: 'Vacanze in città d’arte',
      anywhere: 'Vacanze lontano',
    },
    kitchen: { cook: 'Cucina di casa', eat_out: 'Cene fuori', order: 'Cibo a domicilio' },
    plans: { planned: 'Giornate pianificate', spontaneous: 'Giornate improvvisate' },
    pets: { dog: 'Un cane in casa', cat: 'Un gatto in casa', none: 'Nessun animale' },
    talk: { deep: 'Conversazioni profonde', light: 'Tante risate', silence: 'Silenzio insieme' },
    aim: {
      friendship: 'In cerca di amicizia',
      dating: 'In cerca di appuntamenti',
      relationship: 'In cerca di una relazione',
    },
  },
  reasons: {
    nearby: 'Stessa città: {place}',
    same_region: 'Stessa regione: {place}',
    age: 'Quasi la stessa età',
    likes_you: 'Ti ha già messo un like',
    online: 'Online adesso',
    new_member: 'Qui da poco',
  },
  distance: 'A circa {km} km',
};
