import type { MatchTexts } from '../questions.ts';

export const MATCH_TEXTS_FR: MatchTexts = {
  questions: {
    seek: {
      text: 'Qui aimerais-tu rencontrer ?',
      labels: { women: 'Des femmes', men: 'Des hommes', everyone: 'Tout le monde' },
    },
    rhythm: { text: 'Lève-tôt ou couche-tard ?', labels: { early: 'Lève-tôt', late: 'Couche-tard' } },
    weekend: {
      text: 'Où se passe un bon week-end ?',
      labels: { outdoors: 'En plein air', city: 'En ville', home: 'À la maison' },
    },
    holiday: {
      text: 'Où pars-tu en vacances ?',
      labels: {
        sea: 'À la mer',
        mountains: 'À la montagne',
        cities: 'Dans de belles villes',
        anywhere: 'N’importe où, pourvu que ce soit loin',
      },
    },
    kitchen: {
      text: 'Que fais-tu quand tu as faim ?',
      labels: { cook: 'Je cuisine', eat_out: 'Je vais au restaurant', order: 'Je commande' },
    },
    plans: {
      text: 'Planifies-tu tes journées ?',
      labels: { planned: 'Oui, volontiers', spontaneous: 'Je vois ce qui se présente' },
    },
    pets: { text: 'Qui pourrait vivre chez toi ?', labels: { dog: 'Un chien', cat: 'Un chat', none: 'Pas d’animaux' } },
    talk: {
      text: 'Qu’est-ce qui fait une bonne soirée à deux ?',
      labels: { deep: 'Une conversation profonde', light: 'Beaucoup de rires', silence: 'Le silence à deux' },
    },
    aim: {
      text: 'Que cherches-tu ?',
      labels: { friendship: 'De l’amitié', dating: 'Des rendez-vous', relationship: 'Une relation' },
    },
  },
  shared: {
    rhythm: { early: 'Deux lève-tôt', late: 'Deux couche-tard' },
    weekend: { outdoors: 'Week-ends en plein air', city: 'Week-ends en ville', home: 'Week-ends à la maison' },
    holiday: {
      sea: 'Vacances à la mer',
      mountains: 'Vacances à la montagne',
      cities: 'Vacances en ville',
      anywhere: 'Vacances au loin',
    },
    kitchen: { cook: 'Cuisine maison', eat_out: 'Sorties au restaurant', order: 'Repas livrés' },
    plans: { planned: 'Journées planifiées', spontaneous: 'Journées improvisées' },
    pets: { dog: 'Un chien à la maison', cat: 'Un chat à la maison', none: 'Pas d’animaux' },
    talk: { deep: 'Conversations profondes', light: 'Beaucoup de rires', silence: 'Le silence à deux' },
    aim: { friendship: 'Envie d’amitié', dating: 'Envie de rendez-vous', relationship: 'Envie d’une relation' },
  },
  reasons: {
    nearby: 'Même ville\u00a0: {place}',
    same_region: 'Même région\u00a0: {place}',
    age: 'À peu près le même âge',
    likes_you: 'Tu lui plais déjà',
    online: 'En ligne maintenant',
    new_member: 'Vient d’arriver',
  },
  distance: 'À environ {km} km',
};
