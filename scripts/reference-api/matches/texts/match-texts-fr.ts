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
  reasons: {
    same_answer: '{question} Même réponse : « {label} ».',
    nearby: 'Même ville : {place}.',
    same_region: 'Même région : {place}.',
    age: 'Vous avez à peu près le même âge.',
    likes_you: 'Tu lui plais déjà.',
    online: 'En ligne maintenant.',
    new_member: 'Vient d’arriver.',
  },
  distance: 'À environ {km} km de chez toi.',
};
