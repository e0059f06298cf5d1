import { expect, test } from 'vitest';
import { isFilled, type SignupFacts } from './filled-step.ts';

const NOTHING: SignupFacts = {
  main_image: null,
  countryregion: null,
  city: null,
  gender: null,
  date_of_birth: null,
  personal: null,
};
const STEPS = [2, 3, 4, 5] as const;

test.each<[Partial<SignupFacts>, (typeof STEPS)[number] | null]>([
  [{}, null],
  [{ city: ' ', personal: '\n' }, null],
  [{ main_image: { id: 1, thumb_filename: 'a', filename: 'b' } }, 2],
  [{ countryregion: 7 }, 3],
  [{ city: 'Bristol' }, 3],
  [{ gender: 'female' }, 4],
  [{ date_of_birth: '1990-02-03' }, 4],
  [{ personal: 'Hello.' }, 5],
])('a profile with %j has filled step %s alone', (facts, filled) => {
  const profile = { ...NOTHING, ...facts };
  expect(STEPS.filter((step) => isFilled(step, profile))).toEqual(filled === null ? [] : [filled]);
});
