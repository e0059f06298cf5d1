import { expect, test } from 'vitest';
import { choiceAt } from './use-swipe.ts';

test('a card decides when it is drawn far, or flicked', () => {
  const slow = { widthPx: 320, lastedMs: 2_000 };
  expect(choiceAt(60, slow)).toBeNull();
  expect(choiceAt(90, slow)).toBe('like');
  expect(choiceAt(-90, slow)).toBe('pass');
  expect(choiceAt(-60, { ...slow, lastedMs: 80 })).toBe('pass');
  expect(choiceAt(20, { ...slow, lastedMs: 10 })).toBeNull();
  // On a wide card no further than a hand moves.
  expect(choiceAt(120, { ...slow, widthPx: 900 })).toBe('like');
});
