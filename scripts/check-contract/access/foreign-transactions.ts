import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import type { Steps } from '../sequences/steps.ts';
import { transactionsOf } from '../sequences/transactions-of.ts';

/** As long as an id of this server, and given out by none. */
const UNKNOWN = 't_doesnotexist000000000000';
/** States from which nothing can be withdrawn any more, so that a server that does not look harms nobody. */
const CLOSED = ['withdrawn', 'failed', 'cancelled', 'pending', 'paid'];
const STRANGER_MAIL = 'check-contract@example.com';

/**
 * A transaction belongs to the account that ordered: others, who may read its page by its number, are told neither a
 * balance nor a page to pay at, and can neither preview a withdrawal from it nor declare one.
 */
export async function foreignTransactions(mine: Steps, theirs: Steps, visitor: Steps): Promise<void> {
  if (!mine.has('getTransactions', 'listTransactions')) return;
  const { entries } = await transactionsOf(mine, 'the transactions of the one');
  for (const [who, name] of [
    [theirs, 'another member'],
    [visitor, 'a visitor'],
  ] as const) {
    if (who.has('getTransactions', 'readTransaction')) {
      await hidden(who, name, entries, 'credits_after', 'The balance of a member is');
      await hidden(who, name, entries, 'payment_page', 'The page to pay an order at is');
    }
    await withdrawn(who, name, entries);
  }
  await byAddress(mine, visitor, entries);
  await sameForOthers(visitor, 'a visitor', entries);
  await sameForOthers(theirs, 'another member', entries);
}

/** What the page of a transaction tells of itself, to whoever has its number. */
const OF_THE_PAGE = [
  'state',
  'item',
  'amount',
  'vat_percent',
  'method',
  'method_kind',
  'method_name',
  'created_at',
  'settled_at',
  'withdraw_until',
  'withdrawn_at',
  'refund',
];

/** Null without the session of the member, whatever the state. */
const OF_MEMBER = ['credits_after', 'payment_page'];

async function sameForOthers(who: Steps, name: string, entries: readonly unknown[]): Promise<void> {
  if (!who.has('getTransactions', 'readTransaction')) return;
  for (const state of ['paid', 'pending', 'failed', 'cancelled', 'withdrawn']) {
    const entry = entries.find((each) => at(each, 'state') === state);
    if (entry === undefined) continue;
    const page = await who.attempt('getTransactions', {
      use: 'readTransaction',
      purpose: `a ${state} order, for ${name}`,
      query: { id: String(at(entry, 'id')) },
      expect: { kind: 'success', mayTryAnother: true },
    });
    for (const property of page.isSuccess ? OF_MEMBER : [])
      who.same(
        page,
        `"${property}" of a ${state} order is told to ${name}`,
        null,
        at(page.body, property),
        `${property} is for the session of its member only.`,
      );
    for (const property of page.isSuccess ? OF_THE_PAGE : [])
      who.same(
        page,
        `The page of an order tells another "${property}" than its member`,
        at(entry, property),
        at(page.body, property),
      );
  }
}

async function hidden(
  who: Steps,
  name: string,
  entries: readonly unknown[],
  property: 'credits_after' | 'payment_page',
  what: string,
): Promise<void> {
  const entry = entries.find((each) => at(each, property) !== null);
  if (entry === undefined) return;
  const answer = await who.attempt('getTransactions', {
    use: 'readTransaction',
    purpose: `a transaction read by ${name}`,
    query: { id: String(at(entry, 'id')) },
    expect: {
      kind: 'status',
      statuses: [200],
      because: 'The page of a transaction is closed to who comes back from paying without the session',
    },
  });
  if (answer.isSuccess)
    who.same(
      answer,
      `${what} told to ${name}`,
      null,
      at(answer.body, property),
      `${property} is for the session of its member only.`,
    );
}

async function withdrawn(who: Steps, name: string, entries: readonly unknown[]): Promise<void> {
  const [entry] = [...entries].sort((one, other) => place(one) - place(other));
  if (entry === undefined) return;
  if (who.candidates('csrf').length === 0 && who.has('getSettings'))
    await who.call('getSettings', { purpose: `the csrf token of ${name}` });
  const [csrf] = who.candidates('csrf');
  if (csrf === undefined) return;
  for (const [operationId, email, rest] of [
    ['previewWithdrawal', STRANGER_MAIL, {}],
    // As the member who ordered asks.
    ['previewWithdrawal', null, {}],
    ['withdraw', STRANGER_MAIL, { name: 'Contract Checker', statement: null }],
  ] as const) {
    if (!who.has(operationId)) continue;
    const ask = (transaction: unknown, purpose: string, statuses: readonly number[] | null): Promise<Answer> =>
      who.attempt(operationId, {
        purpose,
        body: { transaction, email, csrf, ...rest },
        expect:
          statuses === null
            ? { kind: 'documented' }
            : { kind: 'status', statuses, because: `The order of a member is not out of reach for ${name}` },
      });
    const unknown = await ask(UNKNOWN, 'an order that nobody made', null);
    if (unknown.status === null || unknown.status < 400) continue;
    await ask(at(entry, 'id'), `the order of a member, by ${name} with ${email === null ? 'no' : 'another'} address`, [
      unknown.status,
      404,
    ]);
  }
}

/** Who is not logged in names an order by the address of its member, whose letters have no case. */
async function byAddress(mine: Steps, visitor: Steps, entries: readonly unknown[]): Promise<void> {
  await previewByAddress(mine, visitor, entries);
  // From what is not paid nothing is withdrawn, whatever a server makes of the address.
  const entry = entries.find((each) => !['paid', 'withdrawn'].includes(String(at(each, 'state'))));
  const [csrf] = visitor.candidates('csrf');
  const email = mine.candidates('email')[0];
  if (entry === undefined || csrf === undefined || typeof email !== 'string') return;
  for (const [operationId, rest] of [
    ['previewWithdrawal', {}],
    ['withdraw', { name: 'Contract Checker', statement: null }],
  ] as const) {
    if (!visitor.has(operationId)) continue;
    const ask = (address: string, purpose: string, statuses: readonly number[] | null): Promise<Answer> =>
      visitor.attempt(operationId, {
        purpose,
        body: { transaction: at(entry, 'id'), email: address, csrf, ...rest },
        expect:
          statuses === null
            ? { kind: 'documented' }
            : { kind: 'status', statuses, because: 'An order is not found by the address of its member in capitals' },
      });
    const found = await ask(email, 'an order by the address of its member', null);
    // A server may know the address otherwise than the login.
    if (found.status !== null && found.status !== 404)
      await ask(email.toUpperCase(), 'an order by the address of its member in capitals', [found.status]);
  }
}

/** What a withdrawal would give back does not depend on who asks for it. */
async function previewByAddress(mine: Steps, visitor: Steps, entries: readonly unknown[]): Promise<void> {
  const entry = entries.find((each) => at(each, 'state') === 'paid');
  const [csrf] = visitor.candidates('csrf');
  const [email] = mine.candidates('email');
  const [ownCsrf] = mine.candidates('csrf');
  if (entry === undefined || csrf === undefined || typeof email !== 'string' || !visitor.has('previewWithdrawal'))
    return;
  const ask = (who: Steps, address: string | null, token: unknown): Promise<Answer> =>
    who.attempt('previewWithdrawal', {
      purpose: address === null ? 'a paid order, by its member' : 'a paid order, by its number and address',
      body: { transaction: at(entry, 'id'), email: address, csrf: token },
      expect: { kind: 'success', mayTryAnother: true },
    });
  const own = await ask(mine, null, ownCsrf);
  if (!own.isSuccess) return;
  const theirs = await ask(visitor, email, csrf);
  if (theirs.isSuccess)
    visitor.same(theirs, 'A withdrawal is previewed otherwise for who is not logged in', own.body, theirs.body);
  else if (theirs.status === 404)
    visitor.broken(
      theirs,
      'An order is not found by its number and the address of its member',
      'status 200, as for the member',
      'status 404',
    );
}

function place(entry: unknown): number {
  return CLOSED.indexOf(String(at(entry, 'state')));
}
