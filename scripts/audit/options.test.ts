import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

test('each page is measured five times unless another number is asked for', () => {
  expect(parseOptions([])).toMatchObject({ ok: true, runs: 5 });
  expect(parseOptions(['--runs', '7'])).toMatchObject({ ok: true, runs: 7 });
});

test.each([['0'], ['26'], ['2.5'], ['many'], ['']])('%s is no number of runs', (runs) => {
  expect(parseOptions(['--runs', runs])).toMatchObject({ ok: false, message: expect.stringContaining('from 1 to 25') });
});

test('all parts are measured unless one is asked for', () => {
  expect(parseOptions([])).toMatchObject({ parts: ['scores', 'paints', 'frames', 'starts'] });
  expect(parseOptions(['--only', 'starts'])).toMatchObject({ parts: ['starts'] });
  expect(parseOptions(['--only', 'all'])).toMatchObject({ ok: false, message: expect.stringContaining('not "all"') });
});

test('all pages are measured unless some are asked for', () => {
  expect(parseOptions([])).toMatchObject({ paths: [] });
  expect(parseOptions(['--page', '/', '--page', '/login'])).toMatchObject({ paths: ['/', '/login'] });
});

test('an unknown option is named, with the usage', () => {
  expect(parseOptions(['--fast'])).toMatchObject({ ok: false, message: expect.stringMatching(/--fast[\s\S]*Usage/) });
});
