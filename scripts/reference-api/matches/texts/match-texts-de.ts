import type { MatchTexts } from '../questions.ts';

export const MATCH_TEXTS_DE: MatchTexts = {
  questions: {
    seek: { text: 'Wen möchtest du kennenlernen?', labels: { women: 'Frauen', men: 'Männer', everyone: 'Alle' } },
    rhythm: { text: 'Lerche oder Eule?', labels: { early: 'Lerche', late: 'Eule' } },
    weekend: {
      text: 'Wo verbringst du ein gutes Wochenende?',
      labels: { outdoors: 'Draußen', city: 'In der Stadt', home: 'Zu Hause' },
    },
    holiday: {
      text: 'Wohin fährst du in den Urlaub?',
      labels: {
        sea: 'Ans Meer',
        mountains: 'In die Berge',
        cities: 'Auf Städtereise',
        anywhere: 'Irgendwohin, Hauptsache weg',
      },
    },
    kitchen: {
      text: 'Was machst du, wenn du Hunger hast?',
      labels: { cook: 'Ich koche', eat_out: 'Ich gehe essen', order: 'Ich bestelle etwas' },
    },
    plans: { text: 'Planst du deine Tage?', labels: { planned: 'Ja, gern', spontaneous: 'Mal sehen, was kommt' } },
    pets: {
      text: 'Wer dürfte bei dir wohnen?',
      labels: { dog: 'Ein Hund', cat: 'Eine Katze', none: 'Kein Tier' },
    },
    talk: {
      text: 'Was macht einen guten Abend zu zweit aus?',
      labels: { deep: 'Ein tiefes Gespräch', light: 'Viel Lachen', silence: 'Gemeinsam schweigen' },
    },
    aim: {
      text: 'Was suchst du?',
      labels: { friendship: 'Freundschaft', dating: 'Dates', relationship: 'Eine Beziehung' },
    },
  },
  reasons: {
    same_answer: '{question} Ihr sagt beide: „{label}“.',
    nearby: 'Ihr wohnt beide in {place}.',
    same_region: 'Ihr wohnt beide in derselben Region: {place}.',
    age: 'Ihr seid etwa gleich alt.',
    likes_you: 'Mag dich schon.',
    online: 'Gerade online.',
    new_member: 'Neu hier.',
  },
  distance: 'Etwa {km} km von dir entfernt.',
};
