import { expect, test } from 'vitest';
import { SchemaChecker } from '../checks/schema-checker.ts';
import { operationOf } from '../contract/contract.ts';
import { loadContract } from '../contract/load-contract.ts';
import type { OperationUse } from '../model/operation.ts';
import { brokenFacts } from './broken-facts.ts';
import { wrongEcho } from './echo.ts';
import { ToldTwice } from './told-twice.ts';

const contract = loadContract(null);
const checker = SchemaChecker.of(contract.document);

const PAID = {
  id: 't_00000000000000000000',
  state: 'paid',
  item: { kind: 'credits', credits: 100, months: null },
  amount: { amount_minor: 1999, currency: 'EUR' },
  vat_percent: 21,
  method: 'ideal',
  method_kind: 'bank',
  method_name: 'iDEAL',
  payment_page: null,
  created_at: '2026-01-31T12:00:00Z',
  settled_at: '2026-01-31T12:01:00Z',
  credits_after: 100,
  withdraw_until: null,
  withdrawn_at: null,
  refund: null,
  pay_again: null,
};

const titlesOf = (schema: string, value: unknown): readonly string[] =>
  brokenFacts(checker, `/components/schemas/${schema}`, value).map(({ title }) => title);

function useOf(operationId: string, name: string): OperationUse {
  const use = operationOf(contract, operationId)?.uses.find((each) => each.name === name);
  if (use === undefined) throw new Error(`There is no ${name}`);
  return use;
}

test('values that agree with each other break nothing', () => {
  expect(titlesOf('Transaction', PAID)).toEqual([]);
});

test.each([
  [
    'a page to pay what is paid',
    { payment_page: 'https://pay.example.com/1' },
    'A transaction that is paid has "payment_page"',
  ],
  ['what to order again', { pay_again: { pack: 1, plan: null } }, 'A transaction that is paid has "pay_again"'],
  ['settled too early', { settled_at: '2026-01-31T11:00:00Z' }, 'A transaction is settled before it was made'],
  [
    'an open order with a balance',
    { state: 'pending', settled_at: null },
    'A transaction that is pending has "credits_after"',
  ],
  [
    'months of credits',
    { item: { kind: 'credits', credits: 100, months: 3 } },
    'What was ordered does not fit its kind',
  ],
])('a transaction with %s contradicts itself', (_what, change, title) => {
  expect(titlesOf('Transaction', { ...PAID, ...change })).toEqual([title]);
});

test('a fact is found at any depth, and told once for all rows of a list', () => {
  const wrong = { ...PAID, payment_page: 'https://pay.example.com/1' };
  const list = { transactions: [wrong, PAID, wrong], paging: { num_results: 3, page: 1, pp: 12 } };
  expect(brokenFacts(checker, '/components/schemas/TransactionList', list)).toMatchObject([
    { generalisedPointer: '/transactions/*', expected: 'null, since it is not pending' },
  ]);
});

test('an answer about another record than the one that was asked for', () => {
  const operation = operationOf(contract, 'likeProfile');
  if (operation === null) throw new Error('There is no likeProfile');
  const request = {
    method: 'POST',
    url: 'http://localhost/api/likes.php',
    headers: [],
    body: Buffer.from('{"profile":118}'),
  };
  const use = useOf('likeProfile', 'likeProfile');
  const echo = (profile: number): unknown =>
    wrongEcho(contract.document, operation, use, request, '/components/schemas/LikeState', { profile, liked: true });
  expect(echo(118)).toBeNull();
  expect(echo(119)).toMatchObject({ expected: '118', actual: '119', generalisedPointer: '/profile' });
});

test('what never changes is compared at once, whichever call tells it', () => {
  const told = new ToldTwice(checker);
  const take = (name: string, value: unknown): unknown =>
    told.take({ use: useOf('getTransactions', name) }, '/components/schemas/Transaction', value);
  expect(take('listTransactions', PAID)).toEqual([]);
  expect(take('readTransaction', { ...PAID, created_at: '2026-01-31T12:00:00.250Z' })).toEqual([]);
  expect(take('readTransaction', { ...PAID, method_name: 'Wero' })).toEqual([
    {
      resource: 'transaction',
      property: 'method_name',
      firstUse: 'readTransaction',
      firstValue: 'iDEAL',
      value: 'Wero',
    },
  ]);
});

test('one member who changes in between is no contradiction, two are', () => {
  const card = (id: number, age: number): object => ({
    id,
    name: 'Noor',
    age,
    city: null,
    country: 'BE',
    gender: 'female',
    language: 'nl',
    main_image: null,
    fictional_icon: false,
    online: true,
  });
  const told = new ToldTwice(checker);
  const take = (value: unknown): number =>
    told.take({ use: useOf('search', 'search') }, '/components/schemas/ProfileCard', value).length;
  expect([card(1, 30), card(2, 40), card(1, 31)].map(take)).toEqual([0, 0, 0]);
  expect(take(card(2, 41))).toBe(1);
  told.forget('saveProfile');
  expect(take(card(1, 50))).toBe(0);
});

const PREVIEW = {
  transaction: PAID.id,
  item: PAID.item,
  amount: PAID.amount,
  ordered_at: PAID.created_at,
  until: null,
  closed_because: null,
  refund: { amount_minor: 999, currency: 'EUR' },
  spent_credits: 50,
};
const PACK = {
  id: 2,
  credits: 100,
  bonus_credits: 0,
  price: { amount_minor: 1599, currency: 'EUR' },
  full_price: { amount_minor: 1999, currency: 'EUR' },
};
const OFFER = {
  balance: 100,
  country: 'NL',
  packs: [PACK],
  payment_methods: [{ id: 'ideal', kind: 'bank', name: 'iDEAL', countries: ['NL'] }],
  vat_percent: 21,
  discount: { code: 'WELCOME20', percent: 20, reason: 'welcome', valid_until: null },
  time_bonus: null,
  last_order: null,
};
const LANDING = { people: [], regions: [{ id: 31, at_least: 20 }] };

test.each([
  ['WithdrawalPreview', PREVIEW, { refund: PAID.amount }, 'Credits that were spent are refunded'],
  ['CreditOffer', OFFER, { packs: [{ ...PACK, full_price: null }] }, 'A discount is told without the price before it'],
  ['CreditOffer', OFFER, { country: 'DE' }, 'A way to pay is offered in a country where it cannot be used'],
  [
    'LandingPeople',
    LANDING,
    { regions: [{ id: 31, at_least: 23 }] },
    'A landing page is told a number more exactly than it should be',
  ],
])('%s: %o with %o breaks "%s"', (schema, right, change, title) => {
  expect(titlesOf(schema, right)).toEqual([]);
  expect(titlesOf(schema, { ...right, ...change })).toEqual([title]);
});
