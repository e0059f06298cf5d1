import { expect, test } from 'vitest';
import { type ChoiceStorage, rememberUnstored, wantsUnstored } from './unstored-choice.ts';

test('the choice to go on without storing is kept for the tab', () => {
  const kept = new Map<string, string>();
  const storage: ChoiceStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
  expect(wantsUnstored(() => storage)).toBe(false);
  rememberUnstored(() => storage);
  expect(wantsUnstored(() => storage)).toBe(true);
});

test('where not even that can be kept the tab asks again', () => {
  const refused = (): ChoiceStorage => {
    throw new DOMException('Refused', 'SecurityError');
  };
  rememberUnstored(refused);
  expect(wantsUnstored(refused)).toBe(false);
});
