import type { MatchTexts } from '../questions.ts';

export const MATCH_TEXTS_ES: MatchTexts = {
  questions: {
    seek: {
      text: '¿A quién te gustaría conocer?',
      labels: { women: 'A mujeres', men: 'A hombres', everyone: 'A todo el mundo' },
    },
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
        cities: 'A alguna ciudad',
        anywhere: 'A cualquier sitio, con tal de irme',
      },
    },
    kitchen: {
      text: '¿Qué haces cuando tienes hambre?',
      labels: { cook: 'Cocino', eat_out: 'Salgo a comer', order: 'Pido algo' },
    },
    plans: { text: '¿Planificas tus días?', labels: { planned: 'Sí, me gusta', spontaneous: 'Improviso' } },
    pets: {
      text: '¿Quién podría vivir contigo?',
      labels: { dog: 'Un perro', cat: 'Un gato', none: 'Sin animales' },
    },
    talk: {
      text: '¿Qué hace especial una noche a dos?',
      labels: { deep: 'Una charla profunda', light: 'Muchas risas', silence: 'El silencio compartido' },
    },
    aim: { text: '¿Qué buscas?', labels: { friendship: 'Amistad', dating: 'Citas', relationship: 'Una relación' } },
  },
  shared: {
    rhythm: { early: 'Os gusta madrugar', late: 'Os gusta trasnochar' },
    weekend: { outdoors: 'Findes al aire libre', city: 'Findes en la ciudad', home: 'Findes en casa' },
    holiday: {
      sea: 'Vacaciones en el mar',
      mountains: 'Vacaciones en la montaña',
      cities: 'Vacaciones en la ciudad',
      anywhere: 'Vacaciones lejos',
    },
    kitchen: { cook: 'Cocinar en casa', eat_out: 'Salir a comer', order: 'Pedir comida' },
    plans: { planned: 'Días planificados', spontaneous: 'Días improvisados' },
    pets: { dog: 'Un perro en casa', cat: 'Un gato en casa', none: 'Sin animales' },
    talk: { deep: 'Charlas profundas', light: 'Muchas risas', silence: 'Silencio compartido' },
    aim: { friendship: 'Buscáis amistad', dating: 'Buscáis citas', relationship: 'Buscáis una relación' },
  },
  reasons: {
    nearby: 'Misma ciudad: {place}',
    same_region: 'Misma región: {place}',
    age: 'Más o menos la misma edad',
    likes_you: 'Ya te ha dado un like',
    online: 'En línea ahora',
    new_member: 'Acaba de llegar',
  },
  distance: 'A unos {km} km',
};
