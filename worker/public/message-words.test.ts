import { expect, test } from 'vitest';
import {
  messageKeyOfId,
  messageWords,
  messageWordsId,
  periodAt,
  periodOfEntry,
  textWords,
  wordEntry,
} from './message-words.ts';

test('case, accents and compatible forms do not count, in any language', () => {
  expect(messageWords('ÉTÉ à Łódź, STRASSE Straße ﬁnale')).toEqual(['ete', 'a', 'lodz', 'strasse', 'finale']);
  expect(messageWords('İstanbul ISTANBUL')).toEqual(['istanbul']);
  expect(messageWords('Ame\u0301lie Amélie')).toEqual(['amelie']);
});

test('words end at apostrophes, full stops and hyphens', () => {
  expect(messageWords("L’amour, l'été! www.example.com e-mail")).toEqual([
    'l',
    'amour',
    'ete',
    'www',
    'example',
    'com',
    'e',
    'mail',
  ]);
});

test('a text without spaces is split by its words', () => {
  expect(messageWords('東京で会いましょう')).toContain('東京');
  expect(messageWords('สวัสดีครับ').length).toBeGreaterThan(1);
});

test('each emoji is a word, and a text without letters has none', () => {
  expect(messageWords('😂😂❤️ ok')).toEqual(['😂', '❤', 'ok']);
  expect(messageWords(' …!? \n')).toEqual([]);
});

test('a word is known with its place in the text as it was written', () => {
  const text = 'Ça va, Ame\u0301lie? ½';
  expect(textWords(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
    ['ca', 'Ça'],
    ['va', 'va'],
    ['amelie', 'Ame\u0301lie'],
    ['1', '½'],
    ['2', '½'],
  ]);
});

test('a message of hostile length has at most 200 words of at most 32 characters, none cut through the middle', () => {
  expect(messageWords(Array.from({ length: 5_000 }, (_, index) => `w${index}`).join(' '))).toHaveLength(200);
  expect(messageWords('x'.repeat(100_000))).toEqual(['x'.repeat(32)]);
  expect(messageWords('𝔘'.repeat(40))).toEqual(['u'.repeat(32)]);
  expect(messageWords('𐍈'.repeat(40))).toEqual(['𐍈'.repeat(32)]);
});

test('ids and entries sort by time, whatever the clock says', () => {
  const times = [-5, 0, 1, Date.UTC(1999), Date.UTC(2026, 10), Date.UTC(2300), 8.64e15];
  const ids = times.map((sentAtMs) => messageWordsId({ key: 's1', sentAtMs }));
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.map(messageKeyOfId)).toEqual(times.map(() => 's1'));
  const periods = times.map(periodAt);
  expect(periods.toSorted()).toEqual(periods);
  expect(periodOfEntry(wordEntry(periodAt(Date.UTC(2026)), 'hello'))).toBe(periodAt(Date.UTC(2026)));
});
