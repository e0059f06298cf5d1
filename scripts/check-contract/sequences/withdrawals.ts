import { randomUUID } from 'node:crypto';
import { at, valueAtPointer } from '../contract/json.ts';
import { longText } from '../requests/long-text.ts';
import type { Answer } from '../run/runner.ts';
import { refused } from './money.ts';
import { toldReason } from './reasons.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { transactionsOf } from './transactions-of.ts';
import { numberIn, textIn } from './values.ts';

/** So long before the end of the time it may be over when the request arrives. */
const MARGIN_MS = 60_000;
/** One of two times may be written without fractions. */
const SECOND_MS = 1000;

const PREVIEWS_MAX = 6;

type Person = Readonly<Record<string, unknown>>;

/** What can be withdrawn from, what that gives back, and that it is told alike in three places. */
export const withdrawals: Sequence = {
  title: 'withdraw from an order',
  account: 'member',
  calls: callsOf('withdraw', 'getTransactions.readTransaction', 'getTransactions.listTransactions'),
  async run(steps) {
    if (steps.isDry) return;
    const { entries } = await transactionsOf(steps, 'what was ordered');
    const person = {
      name: longText(150),
      email: 'check-contract@example.com',
      statement: longText(2000),
      csrf: steps.known('csrf'),
    };
    for (const state of ['pending', 'failed', 'withdrawn']) {
      const entry = entries.find((each) => at(each, 'state') === state);
      if (entry === undefined) continue;
      await previewed(steps, entry, state === 'withdrawn' ? ['withdrawn'] : ['not_paid']);
      await refusedFor(steps, entry, state === 'withdrawn' ? 'a withdrawn order' : 'an order that is not paid', person);
    }
    const untilMs = (each: unknown): number => Date.parse(String(at(each, 'withdraw_until')));
    const isPaid = (each: unknown): boolean => at(each, 'state') === 'paid';
    const late = entries.find((each) => isPaid(each) && untilMs(each) < Date.now() - MARGIN_MS);
    if (late !== undefined) {
      await previewed(steps, late, ['deadline', 'spent']);
      await refusedFor(steps, late, 'an order whose time to withdraw is over', person);
    }
    const open = entries.find((each) => isPaid(each) && untilMs(each) > Date.now() + MARGIN_MS);
    if (open !== undefined) await inTime(steps, open, person);
  },
};

/** Once credits were spent, a preview has to tell what is left of each order. */
export const previewsLater: Sequence = {
  title: 'what a withdrawal would give back, after some credits were spent',
  account: 'member',
  calls: callsOf('previewWithdrawal', 'getTransactions.listTransactions'),
  async run(steps) {
    if (steps.isDry) return;
    const { entries } = await transactionsOf(steps, 'what was ordered');
    const paid = entries.filter((each) => at(each, 'state') === 'paid');
    const open: Answer[] = [];
    for (const entry of paid.slice(0, PREVIEWS_MAX)) {
      const preview = await previewed(steps, entry, [null, 'spent', 'deadline']);
      if (preview !== null && at(preview.body, 'closed_because') === null) open.push(preview);
    }
    if (open.length > 0) await heldByMember(steps, open);
  },
};

/** What is left of a pack is in the balance: otherwise spent credits are refunded. Each preview is of its order alone. */
async function heldByMember(steps: Steps, previews: readonly Answer[]): Promise<void> {
  if (!steps.has('getUser')) return;
  const balance = numberIn((await steps.call('getUser', { purpose: 'what is left' })).body, '/credits');
  for (const preview of previews) {
    const pack = Number(valueAtPointer(preview.body, '/item/credits') ?? 0);
    const unspent = pack - Number(at(preview.body, 'spent_credits'));
    if (balance === null || unspent <= balance) continue;
    steps.broken(
      preview,
      'A withdrawal would give back credits that the member has spent',
      `at most the ${balance} credits of the balance, as what was spent is not refunded`,
      `${unspent} credits of ${pack}`,
      "$spent = max(0, $pack['credits'] - $account['credits']);",
    );
    return;
  }
}

async function refusedFor(steps: Steps, entry: unknown, what: string, person: Person): Promise<void> {
  const body = { transaction: at(entry, 'id'), ...person };
  // The contract has a code for what was never paid, is over, or was withdrawn from.
  toldReason(steps, await refused(steps, 'withdraw', `a withdrawal from ${what}`, body, [409]), 'withdrawal_closed');
}

/** Returns the preview, or null if the server has none for it. */
async function previewed(steps: Steps, entry: unknown, closed: readonly unknown[]): Promise<Answer | null> {
  if (!steps.has('previewWithdrawal')) return null;
  const answer = await steps.attempt('previewWithdrawal', {
    purpose: `what a withdrawal from a ${String(at(entry, 'state'))} order would do`,
    body: { transaction: at(entry, 'id'), email: null, csrf: steps.known('csrf') },
    expect: { kind: 'success', mayTryAnother: true },
  });
  if (!answer.isSuccess) return null;
  for (const [name, of] of [
    ['amount', 'amount'],
    ['item', 'item'],
    ['ordered_at', 'created_at'],
  ] as const)
    steps.same(
      answer,
      `The preview of a withdrawal tells another "${name}" than its transaction`,
      at(entry, of),
      at(answer.body, name),
      'Build this part in one function for both scripts.',
    );
  const [until, told] = [at(answer.body, 'until'), at(entry, 'withdraw_until')];
  // A transaction need not tell it once it is withdrawn.
  if (until !== null && told !== null && Math.abs(Date.parse(String(until)) - Date.parse(String(told))) > SECOND_MS)
    steps.broken(
      answer,
      'The preview of a withdrawal tells another end of its time than its transaction',
      String(told),
      String(until),
    );
  const because = at(answer.body, 'closed_because');
  // The client offers a withdrawal where the transaction tells its end.
  if (because === null && told === null && Date.parse(String(until)) > Date.now() + MARGIN_MS)
    steps.broken(
      answer,
      'What can be withdrawn from tells no time for it in its transaction',
      `${String(until)} in withdraw_until`,
      'null',
      'WHERE state = paid: one function for both scripts tells the end of the 14 days.',
    );
  if (!closed.includes(because))
    steps.broken(
      answer,
      'The preview of a withdrawal tells another reason than its transaction',
      closed.map((each) => JSON.stringify(each)).join(' or '),
      JSON.stringify(because) ?? 'nothing',
    );
  return answer;
}

async function inTime(steps: Steps, open: unknown, person: Person): Promise<void> {
  const id = textIn(open, 'id') ?? '';
  const preview = await previewed(steps, open, [null, 'spent']);
  if (preview !== null && at(preview.body, 'closed_because') !== null) return;
  const still = await steps.call('getTransactions', {
    use: 'readTransaction',
    purpose: 'looking changes nothing',
    query: { id },
  });
  if (!steps.same(still, 'The preview of a withdrawal withdraws', 'paid', at(still.body, 'state'))) return;
  const key = randomUUID();
  const answer = await steps.attempt('withdraw', {
    purpose: 'a withdrawal in time',
    body: { transaction: id, ...person },
    key,
    expect: { kind: 'success', mayTryAnother: true },
  });
  if (!answer.isSuccess) return;
  // There may be no other order to try the key with later.
  const again = await steps.attempt('withdraw', {
    purpose: 'the same once more under its key',
    body: { transaction: id, ...person },
    key,
    expect: {
      kind: 'status',
      statuses: [200],
      because: 'A repeated request is not answered as the first one was',
    },
  });
  if (again.isSuccess)
    steps.same(again, 'A repeated withdrawal is not answered with the first receipt', answer.body, again.body);
  const told = preview === null ? at(open, 'amount') : at(preview.body, 'refund');
  steps.same(answer, 'A withdrawal pays back another amount than was told', told, at(answer.body, 'refund'));
  steps.same(answer, 'A withdrawal is told of another transaction', id, at(answer.body, 'transaction'));
  const after = await steps.call('getTransactions', {
    use: 'readTransaction',
    purpose: 'it is withdrawn',
    query: { id },
  });
  if (steps.same(after, 'A withdrawal is not kept', 'withdrawn', at(after.body, 'state'))) {
    const [received, kept] = [at(answer.body, 'received_at'), at(after.body, 'withdrawn_at')];
    if (Math.abs(Date.parse(String(received)) - Date.parse(String(kept))) > SECOND_MS)
      steps.broken(
        after,
        'A transaction tells another time of its withdrawal than the receipt',
        String(received),
        String(kept),
      );
    steps.same(
      after,
      'A transaction tells another refund than the receipt of its withdrawal',
      at(answer.body, 'refund'),
      at(after.body, 'refund'),
    );
  }
  await refusedFor(steps, open, 'an order a second time', person);
}
