import { expect, test } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { createManualClock } from '../../../tests/fixtures/manual-clock.ts';
import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { pollPending } from './poll-pending.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Polls a transaction that the server answers with each of `answers` in turn, and returns what was handed on. */
async function poll(answers: readonly Transaction[]) {
  const clock = createManualClock(0);
  const seen: Transaction[] = [];
  let asked = 0;
  pollPending({
    ask: async () => {
      const data = answers[asked++];
      return data === undefined ? { status: 'offline' } : { status: 'answered', data };
    },
    isVisible: () => true,
    onShown: () => () => {},
    after: clock.after,
    onAnswer: (transaction) => seen.push(transaction),
  });
  for (const _ of answers) {
    clock.advance(30_000);
    await turn();
  }
  return { seen, timers: clock.pending() };
}

const open = sampleOf('Transaction', { state: 'pending', payment_page: 'https://pay.example/1' });
const taken = { ...open, payment_page: null };
const paid = sampleOf('Transaction', { state: 'paid', payment_page: null });

test('a payment that the provider has taken is told before its confirmation', async () => {
  expect((await poll([open, taken])).seen.at(-1)).toEqual(taken);
});

test('after the confirmation nothing is asked any more', async () => {
  expect(await poll([open, taken, paid, open])).toMatchObject({ seen: [open, taken, paid], timers: 0 });
});

test('an answer without news is handed on once', async () => {
  expect((await poll([open, { ...open }, { ...open }])).seen).toEqual([open]);
});

test('a payment that is made in another app is told as soon as its member comes back', async () => {
  const clock = createManualClock(0);
  const seen: Transaction[] = [];
  let isVisible = true;
  let show = () => {};
  let state: Transaction = open;
  pollPending({
    ask: async () => ({ status: 'answered', data: state }),
    isVisible: () => isVisible,
    onShown: (run) => {
      show = run;
      return () => {
        show = () => {};
      };
    },
    after: clock.after,
    onAnswer: (transaction) => seen.push(transaction),
  });
  isVisible = false;
  // Step by step: each wait begins when the one before it has ended.
  for (let minute = 0; minute < 10; minute += 1) {
    clock.advance(60_000);
    await turn();
  }
  state = paid;
  isVisible = true;
  show();
  await turn();
  expect(seen).toEqual([paid]);
  expect(clock.pending()).toBe(0);
});
