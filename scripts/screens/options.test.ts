import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

test('all is taken of the full demo data in English unless it is said otherwise', () => {
  expect(parseOptions([])).toMatchObject({
    kind: 'run',
    options: {
      routes: [],
      templates: ['social', 'classic', 'lavish'],
      devices: ['phone', 'desktop'],
      schemes: ['light', 'dark'],
      states: ['full'],
      locales: ['en'],
      set: 'latest',
      before: null,
      url: null,
      whole: false,
    },
  });
});

test('a choice may be given several times', () => {
  const parsed = parseOptions([
    '--state',
    'slow',
    '--state',
    'new',
    '--locale',
    'de',
    '--set',
    'after',
    '--before',
    'now',
  ]);
  expect(parsed).toMatchObject({
    kind: 'run',
    options: { states: ['new', 'slow'], locales: ['de'], set: 'after', before: 'now' },
  });
});

test.each([
  [['--state', 'sad'], '--state is one of full, new, failing, slow.'],
  [['--device', 'watch'], '--device is one of phone, desktop.'],
  [['--set', '../elsewhere'], '../elsewhere is no name of a set.'],
  [['--before'], '--before needs a value.'],
  [['--widths', '3'], 'Unknown option --widths.'],
])('%j is refused with what is taken', (values, message) => {
  const parsed = parseOptions(values);
  expect(parsed.kind === 'problem' ? parsed.message : '').toContain(message);
});
