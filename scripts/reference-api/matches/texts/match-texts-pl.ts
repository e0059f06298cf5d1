import type { MatchTexts } from '../questions.ts';

export const MATCH_TEXTS_PL: MatchTexts = {
  questions: {
    rhythm: { text: 'Ranny ptaszek czy nocny marek?', labels: { early: 'Ranny ptaszek', late: 'Nocny marek' } },
    weekend: {
      text: 'Gdzie spędza się dobry weekend?',
      labels: { outdoors: 'Na świeżym powietrzu', city: 'W mieście', home: 'W domu' },
    },
    holiday: {
      text: 'Dokąd jeździsz na wakacje?',
      labels: { sea: 'Nad morze', mountains: 'W góry', cities: 'Do miast', anywhere: 'Gdziekolwiek, byle daleko' },
    },
    kitchen: {
      text: 'Co robisz, gdy dopada cię głód?',
      labels: { cook: 'Gotuję', eat_out: 'Idę coś zjeść', order: 'Zamawiam' },
    },
    plans: { text: 'Planujesz swoje dni?', labels: { planned: 'Tak, chętnie', spontaneous: 'Zobaczę, co przyjdzie' } },
    pets: { text: 'Kto może z tobą mieszkać?', labels: { dog: 'Pies', cat: 'Kot', none: 'Nikt z futrem' } },
    talk: {
      text: 'Co sprawia, że wieczór we dwoje jest udany?',
      labels: { deep: 'Głęboka rozmowa', light: 'Dużo śmiechu', silence: 'Wspólne milczenie' },
    },
    aim: { text: 'Czego szukasz?', labels: { friendship: 'Przyjaźni', dating: 'Randek', relationship: 'Związku' } },
  },
  reasons: {
    same_answer: 'Oboje wybraliście „{label}”.',
    nearby: 'Oboje mieszkacie w miejscowości {place}.',
    same_region: 'Oboje mieszkacie w regionie {place}.',
    age: 'Jesteście w podobnym wieku.',
    likes_you: 'Już cię lubi.',
    online: 'Teraz online.',
    new_member: 'Od niedawna tutaj.',
  },
};
