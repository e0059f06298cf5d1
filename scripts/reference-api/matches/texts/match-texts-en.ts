import type { MatchTexts } from '../questions.ts';

export const MATCH_TEXTS_EN: MatchTexts = {
  questions: {
    seek: { text: 'Who would you like to meet?', labels: { women: 'Women', men: 'Men', everyone: 'Everyone' } },
    rhythm: { text: 'Early bird or night owl?', labels: { early: 'Early bird', late: 'Night owl' } },
    weekend: {
      text: 'Where do you spend a good weekend?',
      labels: { outdoors: 'Outdoors', city: 'In town', home: 'At home' },
    },
    holiday: {
      text: 'Where do you go on holiday?',
      labels: {
        sea: 'To the sea',
        mountains: 'To the mountains',
        cities: 'City trips',
        anywhere: 'Anywhere, as long as it’s away',
      },
    },
    kitchen: {
      text: 'What do you do when you’re hungry?',
      labels: { cook: 'I cook', eat_out: 'I eat out', order: 'I order something' },
    },
    plans: {
      text: 'Do you plan your days?',
      labels: { planned: 'Yes, I like to', spontaneous: 'I see what comes up' },
    },
    pets: { text: 'Who could live with you?', labels: { dog: 'A dog', cat: 'A cat', none: 'No pets' } },
    talk: {
      text: 'What makes a good evening for two?',
      labels: { deep: 'A deep talk', light: 'Lots of laughter', silence: 'Quiet time together' },
    },
    aim: {
      text: 'What are you looking for?',
      labels: { friendship: 'Friendship', dating: 'Dating', relationship: 'A relationship' },
    },
  },
  reasons: {
    same_answer: '{question} You both said “{label}”.',
    nearby: 'You both live in {place}.',
    same_region: 'You both live in the same region: {place}.',
    age: 'You’re about the same age.',
    likes_you: 'Already likes you.',
    online: 'Online now.',
    new_member: 'New here.',
  },
  distance: 'About {km} km from you.',
};
