import type { MatchTexts } from '../questions.ts';

export const MATCH_TEXTS_PL: MatchTexts = {
  questions: {
    seek: { text: 'Kogo chcesz poznać?', labels: { women: 'Kobiety', men: 'Mężczyzn', everyone: 'Wszystkich' } },
    rhythm: { text: 'Ranny ptaszek czy nocny marek?', labels: { early: 'Ranny ptaszek', late: 'Nocny marek' } },
    weekend: {
      text: 'Gdzie spędza się dobry weekend?',
      labels: { outdoors: 'Na świeżym powietrzu', city: 'W mieście', home: 'W domu' },
    },
    holiday: {
      text: 'Dokąd jeździsz na wakacje?',
      labels: {
        sea: 'Nad morze',
        mountains: 'W góry',
        cities: 'Do jakiegoś miasta',
        anywhere: 'Gdziekolwiek, byle daleko',
      },
    },
    kitchen: {
      text: 'Co robisz, gdy dopada cię głód?',
      labels: { cook: 'Gotuję', eat_out: 'Idę coś zjeść', order: 'Zamawiam' },
    },
    plans: {
      text: 'Planujesz swoje dni?',
      labels: { planned: 'Tak, chętnie', spontaneous: 'Zobaczę, co przyniesie dzień' },
    },
    pets: { text: 'Kto mógłby z tobą mieszkać?', labels: { dog: 'Pies', cat: 'Kot', none: 'Bez zwierząt' } },
    talk: {
      text: 'Co sprawia, że wieczór we dwójkę jest udany?',
      labels: { deep: 'Głęboka rozmowa', light: 'Dużo śmiechu', silence: 'Wspólne milczenie' },
    },
    aim: { text: 'Czego szukasz?', labels: { friendship: 'Przyjaźni', dating: 'Randek', relationship: 'Związku' } },
  },
  shared: {
    rhythm: { early: 'Dwa ranne ptaszki', late: 'Dwa nocne marki' },
    weekend: {
      outdoors: 'Weekendy na świeżym powietrzu',
      city: 'Weekendy w\u00a0mieście',
      home: 'Weekendy w\u00a0domu',
    },
    holiday: {
      sea: 'Wakacje nad morzem',
      mountains: 'Wakacje w\u00a0górach',
      cities: 'Wakacje w\u00a0mieście',
      anywhere: 'Wakacje daleko stąd',
    },
    kitchen: { cook: 'Domowa kuchnia', eat_out: 'Jedzenie na mieście', order: 'Jedzenie z\u00a0dostawą' },
    plans: { planned: 'Zaplanowane dni', spontaneous: 'Spontaniczne dni' },
    pets: { dog: 'Pies w\u00a0domu', cat: 'Kot w\u00a0domu', none: 'Bez zwierząt' },
    talk: { deep: 'Głębokie rozmowy', light: 'Dużo śmiechu', silence: 'Wspólne milczenie' },
    aim: { friendship: 'Szukacie przyjaźni', dating: 'Szukacie randek', relationship: 'Szukacie związku' },
  },
  reasons: {
    nearby: 'Ta sama miejscowość: {place}',
    same_region: 'Ten sam region: {place}',
    age: 'W\u00a0podobnym wieku',
    likes_you: 'Już cię lubi',
    online: 'Teraz online',
    new_member: 'Od niedawna tutaj',
  },
  distance: 'Około {km} km od ciebie',
};
