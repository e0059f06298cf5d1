import { at, valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { toldReason } from './reasons.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { transactionsOf } from './transactions-of.ts';
import { listIn, numberIn, textIn } from './values.ts';

const SECOND_MS = 1000;
/** An older order stands in nobody's way. */
const OPEN_MS = 30 * 60_000 + 60_000;

interface Kind {
  offer: string;
  order: string;
  /** The list of the offer, and the property of a request that names an entry of it. */
  list: string;
  item: string;
}

const KINDS: readonly Kind[] = [
  { offer: 'getCredits', order: 'orderCredits', list: '/packs', item: 'pack' },
  { offer: 'getPremium', order: 'subscribePremium', list: '/plans', item: 'plan' },
];

/** Orders of credits and of premium stand in the way of themselves alone, and cost what was shown. */
export const openOrders: Sequence = {
  title: 'orders that stand open',
  account: 'throwaway',
  calls: callsOf('getTransactions.readTransaction', 'getTransactions.listTransactions'),
  async run(steps) {
    if (steps.isDry) return;
    for (const kind of KINDS) if (steps.has(kind.offer) && steps.has(kind.order)) await ordersOf(steps, kind);
  },
};

async function ordersOf(steps: Steps, kind: Kind): Promise<void> {
  const offer = await steps.call(kind.offer, { purpose: 'what is offered' });
  // With premium, none can be ordered.
  if (at(offer.body, 'subscription') !== undefined && at(offer.body, 'subscription') !== null) return;
  const items = listIn(offer.body, kind.list);
  const [method] = listIn(offer.body, '/payment_methods');
  const [first] = items;
  if (first === undefined || method === undefined) return;
  await otherPrice(steps, kind, first, method);
  for (const item of items.slice(0, 2)) await orderOnce(steps, kind, offer, { item, method });
  await orderOnce(steps, kind, offer, { item: first, method, isSecond: true });
}

function bodyOf(kind: Kind, item: unknown, method: unknown): Readonly<Record<string, unknown>> {
  return { [kind.item]: numberIn(item, '/id'), method: at(method, 'id'), discount_code: null };
}

async function otherPrice(steps: Steps, kind: Kind, item: unknown, method: unknown): Promise<void> {
  const price = at(item, 'price');
  const credits = numberIn(item, '/credits');
  const told = credits === null ? null : credits + (numberIn(item, '/bonus_credits') ?? 0);
  const dearer = Object.assign({}, price, { amount_minor: (numberIn(price, '/amount_minor') ?? 0) + 100 });
  const abroad = Object.assign({}, price, { currency: at(price, 'currency') === 'USD' ? 'EUR' : 'USD' });
  for (const [shown, what] of [
    [dearer, 'at another price'],
    [abroad, 'in another currency'],
  ] as const) {
    const refused = await steps.attempt(kind.order, {
      purpose: `shown ${what}`,
      body: { ...bodyOf(kind, item, method), shown: { price: shown, credits: told }, again: true },
      expect: { kind: 'status', statuses: [409], because: `An order that was shown ${what} is taken` },
    });
    toldReason(steps, refused, 'price_changed');
  }
  const bogus = await steps.attempt(kind.order, {
    purpose: 'with a code that does not hold',
    body: { ...bodyOf(kind, item, method), discount_code: 'no-such-code', again: true },
    expect: { kind: 'status', statuses: [409, 404, 422], because: 'A code that does not hold is taken' },
  });
  toldReason(steps, bogus, 'discount_gone');
}

interface Order {
  item: unknown;
  method: unknown;
  isSecond?: boolean;
}

/** Orders without meaning a second one: it is made, or an open order of the same item is told. */
async function orderOnce(
  steps: Steps,
  kind: Kind,
  offer: Answer,
  { item, method, isSecond = false }: Order,
): Promise<void> {
  const statuses = isSecond ? [409] : [200, 409];
  const answer = await steps.attempt(kind.order, {
    purpose: isSecond ? 'the same once more' : 'an order',
    body: bodyOf(kind, item, method),
    expect: {
      kind: 'status',
      statuses,
      because: isSecond ? 'The same is ordered a second time while the first order is open' : 'An order is refused',
    },
  });
  if (answer.isSuccess) {
    const id = textIn(answer.body, 'transaction');
    if (id !== null) await asOffered(steps, id, offer, item, method);
    return;
  }
  if (answer.status !== 409) return;
  toldReason(steps, answer, 'order_open');
  await isOwnOpenOrder(steps, answer, item);
}

/** What the offer tells of the tax and of the way to pay, the order tells as well. */
async function asOffered(steps: Steps, id: string, offer: Answer, item: unknown, method: unknown): Promise<void> {
  const one = await steps.call('getTransactions', { use: 'readTransaction', purpose: 'the order', query: { id } });
  for (const [name, expected] of [
    ['vat_percent', at(offer.body, 'vat_percent')],
    ['method_kind', at(method, 'kind')],
    ['method_name', at(method, 'name')],
    ['method', at(method, 'id')],
    // What a discount that nobody asked for does to an order is told nowhere.
    ...(at(offer.body, 'discount') === null ? [['amount', at(item, 'price')] as const] : []),
  ] as const)
    steps.same(
      one,
      `An order tells another "${name}" than its offer`,
      expected,
      at(one.body, name),
      'Keep with the order what the offer told.',
    );
}

/** The order that is told is the member's own, still open, of the same item, and told as its own page tells it. */
async function isOwnOpenOrder(steps: Steps, answer: Answer, item: unknown): Promise<void> {
  const told = at(answer.body, 'open_order');
  const id = textIn(told, 'transaction');
  if (id === null) return;
  const { entries } = await transactionsOf(steps, 'the own orders');
  const entry = entries.find((each) => at(each, 'id') === id);
  if (entry === undefined) {
    steps.broken(
      answer,
      'An order of another member stands in the way',
      'an order of the own ones, or none',
      id,
      'WHERE account_id = :me',
    );
    return;
  }
  steps.same(answer, 'An order that is not open stands in the way', 'pending', at(entry, 'state'));
  steps.same(answer, 'An open order is told at another price than it has', at(entry, 'amount'), at(told, 'amount'));
  const createdAtMs = Date.parse(String(at(entry, 'created_at')));
  if (Math.abs(createdAtMs - Date.parse(String(at(told, 'created_at')))) > SECOND_MS)
    steps.broken(
      answer,
      'An open order is told with another time than it has',
      String(at(entry, 'created_at')),
      String(at(told, 'created_at')),
    );
  if (Date.now() - createdAtMs > OPEN_MS)
    steps.broken(
      answer,
      'An old order stands in the way',
      'one of the last 30 minutes',
      String(at(entry, 'created_at')),
    );
  const credits = numberIn(item, '/credits');
  const held = numberIn(entry, '/item/credits') ?? numberIn(entry, '/item/months');
  const meant =
    credits === null ? [numberIn(item, '/months')] : [credits, credits + (numberIn(item, '/bonus_credits') ?? 0)];
  if (!meant.includes(held))
    steps.broken(
      answer,
      'The order of another item stands in the way',
      `one of ${meant.join(' or ')}`,
      String(held),
      'AND pack_id = :pack',
    );
  const page = valueAtPointer(entry, '/payment_page');
  steps.same(answer, 'An open order leads to another page than its own', page, at(told, 'redirect'));
}
