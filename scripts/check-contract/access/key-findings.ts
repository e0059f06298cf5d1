import { at } from '../contract/json.ts';
import type { RunContext } from '../run/context.ts';
import type { Answer } from '../run/runner.ts';

const ADVICE =
  'Keep the key with a hash of the request and its answer, by member, in the transaction that acts; look it up first, under a unique index.';
/** Reports a key that counts for others than the member who used it. */
export function tellIfShared(context: RunContext, answer: Answer): void {
  if (answer.status !== 409 || at(answer.body, 'error') !== 'idempotency_conflict') return;
  tellShared(context, answer, 'status 409, idempotency_conflict');
}

export function tellShared(context: RunContext, answer: Answer, actual: string): void {
  context.runner.report('idempotency', answer.exchange, {
    code: 'key-of-all-members',
    title: 'The keys of one member count for another',
    place: null,
    expected: 'an answer of its own: a key belongs to one member',
    actual,
    advice: 'UNIQUE (account_id, idempotency_key)',
  });
}

export function tellActsTwice(context: RunContext, first: Answer, again: Answer): void {
  context.runner.report('idempotency', again.exchange, {
    code: 'key-acts-twice',
    title: 'A repeated request is not answered with the first answer',
    place: null,
    expected: shorten(first.body),
    actual: shorten(again.body),
    advice: ADVICE,
  });
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
