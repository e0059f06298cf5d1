import type { Schemas } from '../contract/contract.ts';

/** Response time for reports and complaints that the content pages promise. */
const ANSWER_WITHIN_DAYS = 7;

/** Returns a reference such as `R-20261121-0042`: kind, day in UTC and an increasing number. */
export function referenceOf(letter: string, number: number, receivedAtMs: number): string {
  const day = new Date(receivedAtMs).toISOString().slice(0, 10).replaceAll('-', '');
  return `${letter}-${day}-${String(number).padStart(4, '0')}`;
}

export function receiptOf(letter: string, number: number, receivedAtMs: number): Schemas['Receipt'] {
  return {
    reference: referenceOf(letter, number, receivedAtMs),
    received_at: new Date(receivedAtMs).toISOString(),
    answer_within_days: ANSWER_WITHIN_DAYS,
  };
}
