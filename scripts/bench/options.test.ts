import { expect, test } from 'vitest';
import { MEASURES, parseOptions } from './options.ts';

test('all is measured five times unless it is said otherwise', () => {
  expect(parseOptions([])).toEqual({ ok: true, runs: 5, minutes: 10, names: MEASURES });
  expect(parseOptions(['--runs', '7', '--minutes', '2', '--only', 'write', '--only', 'reload'])).toEqual({
    ok: true,
    runs: 7,
    minutes: 2,
    names: ['reload', 'write'],
  });
});

test.each([
  [['--only', 'toString'], '--only takes reload, cold'],
  [['--runs', '0'], 'from 1 to 25'],
  [['--runs', 'two'], 'from 1 to 25'],
  [['--minutes', '61'], 'from 1 to 60'],
  [['--run', '2'], 'Usage: npm run bench'],
  [['app'], 'Usage: npm run bench'],
])('%j is refused with what is taken', (values, message) => {
  const options = parseOptions(values);
  expect(options.ok ? '' : options.message).toContain(message);
});
