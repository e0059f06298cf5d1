import type { MatchTexts } from '../questions.ts';

export const MATCH_TEXTS_EN: MatchTexts = {
  questions: {
    rhythm: { text: 'Early bird or night owl?', labels: { early: 'Early bird', late: 'Night owl' } },
    weekend: {
      text: 'Where does a good weekend happen?',
      labels: { outdoors: 'Out in the open', city: 'In town', home: 'At home' },
    },
    holiday: {
      text: 'Where do you go on holiday?',
      labels: {
        sea: 'To the sea',
        mountains: 'To the mountains',
        cities: 'To cities',
        anywhere: 'Anywhere, as long as it is away',
      },
    },
    kitchen: {
      text: 'What happens when you are hungry?',
      labels: { cook: 'I cook', eat_out: 'I go out', order: 'I order something' },
    },
    plans: { text: 'Do you plan your days?', labels: { planned: 'Yes, gladly', spontaneous: 'I see what comes' } },
    pets: { text: 'Who may live with you?', labels: { dog: 'A dog', cat: 'A cat', none: 'Nobody with fur' } },
    talk: {
      text: 'What makes a good evening for two?',
      labels: { deep: 'A deep talk', light: 'A lot of laughter', silence: 'Being silent together' },
    },
    aim: {
      text: 'What are you looking for?',
      labels: { friendship: 'Friendship', dating: 'Dating', relationship: 'A relationship' },
    },
  },
  reasons: {
    same_answer: 'You both chose “{label}”.',
    nearby: 'You both live in {place}.',
    same_region: 'You both live in the region {place}.',
    age: 'You are about the same age.',
    likes_you: 'Likes you already.',
    online: 'Online now.',
    new_member: 'New here.',
  },
};
