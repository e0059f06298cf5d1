import { expect, test } from 'vitest';
import { countGreen, listUnsteady, readTestResults } from './unsteady-tests.ts';

const spec = (title: string, ok: boolean) => ({ title, ok });
const report = (isSteady: boolean) => ({
  suites: [
    {
      title: 'chat.spec.ts',
      specs: [spec('a message goes out', true)],
      suites: [{ title: 'without network', specs: [spec('it waits', isSteady)] }],
    },
  ],
});

test('a test that was red in one round is named with how often it was green', () => {
  const green = new Map<string, number>();
  for (const isSteady of [true, false, true]) countGreen(green, readTestResults(report(isSteady)));
  expect(listUnsteady(green, 3)).toEqual(['2 of 3  chat.spec.ts › without network › it waits']);
});

test('a test that is missing from a round was not green in it', () => {
  const green = new Map<string, number>();
  countGreen(green, readTestResults(report(true)));
  countGreen(green, readTestResults(null));
  expect(listUnsteady(green, 2)).toHaveLength(2);
});
