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
  shared: {
    rhythm: { early: 'Beide Lerchen', late: 'Beide Eulen' },
    weekend: { outdoors: 'Wochenenden im Freien', city: 'Wochenenden in der Stadt', home: 'Wochenenden zu Hause' },
    holiday: {
      sea: 'Urlaub am Meer',
      mountains: 'Urlaub in den Bergen',
      cities: 'Städtereisen',
      anywhere: 'Urlaub weit weg',
    },
    kitchen: { cook: 'Selbst kochen', eat_out: 'Essen gehen', order: 'Essen bestellen' },
    plans: { planned: 'Geplante Tage', spontaneous: 'Spontane Tage' },
    pets: { dog: 'Ein Hund im Haus', cat: 'Eine Katze im Haus', none: 'Kein Tier im Haus' },
    talk: { deep: 'Tiefe Gespräche', light: 'Viel Lachen', silence: 'Gemeinsam schweigen' },
    aim: { friendship: 'Ihr sucht Freundschaft', dating: 'Ihr sucht Dates', relationship: 'Ihr sucht eine Beziehung' },
  },
  reasons: {
    nearby: 'Beide in {place}',
    same_region: 'Gleiche Region: {place}',
    age: 'Etwa gleich alt',
    likes_you: 'Mag dich schon',
    online: 'Gerade online',
    new_member: 'Neu hier',
  },
  distance: 'Etwa {km} km entfernt',
};
