import { expect, test } from 'vitest';
import { checkInProcess } from '../../scripts/check-contract/run/in-process.ts';
import { modelTransport } from './seeds/backend/model-transport.ts';

/** What a backend may do, and the backend of the seeds does otherwise. */
const LEGAL = ['legal-orders-with-their-bonus', 'legal-photos-approved-meanwhile'];

test.each(LEGAL)('%s is without a finding', async (name) => {
  const transport = (): ReturnType<typeof modelTransport> =>
    modelTransport({ group: 'meaning', name, place: 'everywhere' });
  const report = await checkInProcess('https://model.example', {}, transport);
  expect(report.findings.map(({ title, operationId, actual }) => `${operationId}: ${title} (${actual})`)).toEqual([]);
  expect(report.abortedBecause).toBeNull();
});
