import { expect, test } from 'vitest';
import { nameWords } from './name-words.ts';

test('case and accents do not count', () => {
  expect(nameWords('ÉLODIE Müller')).toEqual(['elodie', 'muller']);
  expect(nameWords('Łucja Żak')).toEqual(['lucja', 'zak']);
  expect(nameWords('Søren Weiß')).toEqual(['soren', 'weiss']);
  expect(nameWords('İpek Işık')).toEqual(['ipek', 'isik']);
});

test('composed and decomposed letters are the same', () => {
  expect(nameWords('Ame\u0301lie')).toEqual(nameWords('Amélie'));
});

test('every word counts once, whatever stands between them', () => {
  expect(nameWords("  Anna-Maria O'Neil, Anna ")).toEqual(['anna', 'maria', 'o', 'neil']);
  expect(nameWords('D’Amélie')).toEqual(['d', 'amelie']);
});

test('names in other scripts and of emoji have words too', () => {
  expect(nameWords('Ольга 愛')).toEqual(['ольга', '愛']);
  expect(nameWords('\u202eنور\u202c')).toEqual(['نور']);
  expect(nameWords('💘')).toEqual(['💘']);
});

test('what has no letters has no words', () => {
  expect(nameWords(' \n\u0000—… ')).toEqual([]);
});
