import { expect, test } from 'vitest';
import { checkInProcess } from '../../scripts/check-contract/run/in-process.ts';
import { checkerShareOf } from './checker-turn.ts';
import { modelTransport } from './seeds/backend/model-transport.ts';

/** What a backend may do, and the backend of the seeds does otherwise. */
const LEGAL = [
  ['legal-orders-with-their-bonus', 'everywhere'],
  // A site may do without photos in messages: it has neither the setting nor the script.
  ['legal-without-photos', 'everywhere'],
  ['legal-without-partners', 'everywhere'],
  ['legal-sign-ups-closed', 'everywhere'],
  // Every so many requests an operator approves a photo.
  ...['19', '37', '61', '97'].map((requests) => ['legal-photos-approved-meanwhile', requests] as const),
] as const;

test.each(checkerShareOf(LEGAL))('%s (%s) is without a finding', async (name, place) => {
  const transport = (): ReturnType<typeof modelTransport> => modelTransport({ group: 'meaning', name, place });
  const report = await checkInProcess('https://model.example', {}, transport);
  expect(report.findings.map(({ title, operationId, actual }) => `${operationId}: ${title} (${actual})`)).toEqual([]);
  expect(report.abortedBecause).toBeNull();
});

test('a backend with two languages is without a finding where the run is told of these', async () => {
  const check = (languages: readonly string[]): ReturnType<typeof checkInProcess> =>
    checkInProcess('https://model.example', { languages, phases: ['conformance', 'sequences', 'idempotency'] }, () =>
      modelTransport({ group: 'meaning', name: 'legal-two-languages', place: 'everywhere' }),
    );
  expect((await check([])).findings.map(({ title }) => title)).toContain('The texts are the same in two languages');
  const report = await check(['en', 'de']);
  expect(report.findings.map(({ title, operationId, actual }) => `${operationId}: ${title} (${actual})`)).toEqual([]);
  expect(report.abortedBecause).toBeNull();
});
