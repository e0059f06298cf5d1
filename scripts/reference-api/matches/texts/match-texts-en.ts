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
  shared: {
    rhythm: { early: 'Both early birds', late: 'Both night owls' },
    weekend: { outdoors: 'Weekends outdoors', city: 'Weekends in town', home: 'Weekends at home' },
    holiday: {
      sea: 'Holidays by the sea',
      mountains: 'Holidays in the mountains',
      cities: 'City trips',
      anywhere: 'Holidays far away',
    },
    kitchen: { cook: 'Cooking at home', eat_out: 'Eating out', order: 'Ordering in' },
    plans: { planned: 'Days with a plan', spontaneous: 'Days without a plan' },
    pets: { dog: 'A dog at home', cat: 'A cat at home', none: 'No pets' },
    talk: { deep: 'Deep talks', light: 'Lots of laughter', silence: 'Quiet time together' },
    aim: {
      friendship: 'Looking for friendship',
      dating: 'Looking for dates',
      relationship: 'Looking for a relationship',
    },
  },
  reasons: {
    nearby: 'Both in {place}',
    same_region: 'Same region: {place}',
    age: 'About the same age',
    likes_you: 'Likes you already',
    online: 'Online now',
    new_member: 'New here',
  },
  distance: 'About {km} km away',
};
