import { expect, test } from 'vitest';
import { optionsWith } from './options-with.ts';

const OFFERED = [{ value: 'never', label: 'Never' }];

test('a saved value that is offered no more is an option too, and no value is none', () => {
  expect(optionsWith(OFFERED, 'pipe', (value) => `“${value}”`)).toEqual([
    ...OFFERED,
    { value: 'pipe', label: '“pipe”' },
  ]);
  for (const value of ['never', '']) expect(optionsWith(OFFERED, value, (other) => other)).toEqual(OFFERED);
});
