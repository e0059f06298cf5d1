import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const row = (excerpt: string | null) => ({ excerpt, length: 1 });

test('a text that fits is told whole, and none is none', () => {
  expect(excerptOf(row('Tea first. Then talk.'))).toBe('Tea first. Then talk.');
  expect(excerptOf(row(null))).toBeNull();
});

test('of a long text whole sentences are told', () => {
  const sentences = 'I grew up by the sea and never quite got over it. Lunch is my best meal.';
  expect(excerptOf(row(`${sentences} At weekends I am somewhere else entirely, and glad of it, mostly.`))).toBe(
    sentences,
  );
});

test('a long text without an early end stops at a word, with a sign that more follows', () => {
  const text = `Yes. ${'words and more '.repeat(10)}`;
  const told = excerptOf(row(text)) ?? '';
  expect(told.length).toBeLessThanOrEqual(120);
  expect(told.endsWith('…')).toBe(true);
  expect(text.startsWith(`${told.slice(0, -1)} `)).toBe(true);
});
