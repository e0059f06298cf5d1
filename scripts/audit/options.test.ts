import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

test('each page is measured three times unless another number is asked for', () => {
  expect(parseOptions([])).toEqual({ ok: true, runs: 3 });
  expect(parseOptions(['--runs', '5'])).toEqual({ ok: true, runs: 5 });
});

test.each([['0'], ['26'], ['2.5'], ['many'], ['']])('%s is no number of runs', (runs) => {
  expect(parseOptions(['--runs', runs])).toMatchObject({ ok: false, message: expect.stringContaining('from 1 to 25') });
});

test('an unknown option is named, with the usage', () => {
  expect(parseOptions(['--fast'])).toMatchObject({ ok: false, message: expect.stringMatching(/--fast[\s\S]*Usage/) });
});
