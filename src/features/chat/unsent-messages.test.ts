import { expect, test } from 'vitest';
import type { OutboxRow } from '../../../worker/public/outbox-row.ts';
import { unsentMessages } from './unsent-messages.ts';

function row(sequence: number, changes: Partial<OutboxRow> = {}): OutboxRow {
  const key = `message ${sequence}`;
  return {
    sequence,
    idempotencyKey: key,
    lane: 'chat:1',
    intent: { kind: 'send-message', conversationId: 1, messageId: key, text: key },
    state: 'queued',
    attempts: 0,
    nextAttemptAtMs: 0,
    createdAtMs: sequence * 1_000,
    settledAtMs: 0,
    rejection: null,
    ...changes,
  };
}

const rejected = { state: 'rejected', rejection: { reason: 'insufficient-credits' } } as const;

test('a message that waits says since when, and why once something went wrong', () => {
  const unsent = unsentMessages([row(2, { wait: { cause: 'foreign', count: 1, atMs: 9 } }), row(1)]);
  expect([...unsent]).toEqual([
    ['message 1', { createdAtMs: 1_000, cause: null, isBehind: false, isHeld: false, holdsOthers: false }],
    ['message 2', { createdAtMs: 2_000, cause: 'foreign', isBehind: true, isHeld: false, holdsOthers: false }],
  ]);
});

test('behind a refused message the others wait for the decision, those before it do not', () => {
  const unsent = unsentMessages([row(1), row(2, rejected), row(3), row(4)]);
  expect([...unsent.values()].map(({ isHeld, holdsOthers }) => [isHeld, holdsOthers])).toEqual([
    [false, false],
    [false, true],
    [true, false],
    [true, false],
  ]);
});

test('a refused message that was passed over holds nobody, nor does one with nothing behind it', () => {
  const unsent = unsentMessages([row(1, { ...rejected, isPassedOver: true }), row(2), row(3, rejected)]);
  expect([...unsent.values()].some(({ isHeld, holdsOthers }) => isHeld || holdsOthers)).toBe(false);
});

test('what keeps the first message keeps those behind it, and each of them says so', () => {
  const unsent = unsentMessages([row(3), row(1, { wait: { cause: 'network', count: 2, atMs: 9 } }), row(2)]);
  expect([...unsent.values()].map(({ cause, isBehind }) => [cause, isBehind])).toEqual([
    ['network', false],
    ['network', true],
    ['network', true],
  ]);
});
