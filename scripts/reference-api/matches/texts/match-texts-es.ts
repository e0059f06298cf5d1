import type { MatchTexts } from '../questions.ts';

export const MATCH_TEXTS_ES: MatchTexts = {
  questions: {
    rhythm: { text: '¿Madrugar o trasnochar?', labels: { early: 'Madrugar', late: 'Trasnochar' } },
    weekend: {
      text: '¿Dónde se pasa un buen fin de semana?',
      labels: { outdoors: 'Al aire libre', city: 'En la ciudad', home: 'En casa' },
    },
    holiday: {
      text: '¿Adónde vas de vacaciones?',
      labels: {
        sea: 'Al mar',
        mountains: 'A la montaña',
        cities: 'A ciudades',
        anywhere: 'A cualquier sitio, pero lejos',
      },
    },
    kitchen: {
      text: '¿Qué pasa cuando tienes hambre?',
      labels: { cook: 'Cocino', eat_out: 'Salgo a comer', order: 'Pido algo' },
    },
    plans: { text: '¿Planificas tus días?', labels: { planned: 'Sí, con gusto', spontaneous: 'Veo lo que viene' } },
    pets: {
      text: '¿Quién puede vivir contigo?',
      labels: { dog: 'Un perro', cat: 'Un gato', none: 'Nadie con pelo' },
    },
    talk: {
      text: '¿Qué hace buena una noche de dos?',
      labels: { deep: 'Una charla profunda', light: 'Muchas risas', silence: 'Callar juntos' },
    },
    aim: { text: '¿Qué buscas?', labels: { friendship: 'Amistad', dating: 'Citas', relationship: 'Una relación' } },
  },
  reasons: {
    same_answer: 'Los dos elegisteis «{label}».',
    nearby: 'Los dos vivís en {place}.',
    same_region: 'Los dos vivís en la región {place}.',
    age: 'Tenéis más o menos la misma edad.',
    likes_you: 'Ya te ha dado un me gusta.',
    online: 'En línea ahora.',
    new_member: 'Acaba de llegar.',
  },
};
