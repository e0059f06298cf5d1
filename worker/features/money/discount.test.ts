import { expect, test } from 'vitest';
import { createManualClock } from '../../../tests/fixtures/manual-clock.ts';
import { createApiClient } from '../../http/api-client.ts';
import type { DiscountCode } from '../../public/direct-calls.ts';
import type { DiscountTerms } from '../../public/discount-terms.ts';
import { bestCode, findDiscount } from './discount.ts';

const TRACKING = { network: 'spring', ref: '', sub1: '', sub2: '', sub3: '' };
const HEADERS = { 'x-package-name': 'test', 'x-original-host': 'dating.example' };
const TERMS: DiscountTerms = { tracking: TRACKING, code: 'FRIEND' };
const WELCOME: DiscountCode = { code: 'WELCOME', percent: 10, reason: 'welcome', valid_until: null };
const SPRING: DiscountCode = { code: 'SPRING', percent: 25, reason: 'campaign', valid_until: null };
const TYPED: DiscountCode = { code: 'FRIEND', percent: 15, reason: 'stay', valid_until: null };

type Answers = Record<'welcome' | 'campaign' | 'typed', DiscountCode | null | 'down' | 'refused'>;

/** Looks discounts up where the server knows these, or is down for some of the lookups. */
function asker(answers: Answers) {
  const clock = createManualClock(0);
  const fetch = async ({ url }: Request) => {
    const query = new URL(url).searchParams;
    const found = answers[query.has('welcome') ? 'welcome' : query.has('code') ? 'typed' : 'campaign'];
    if (found === 'down') return new Response(null, { status: 503 });
    if (found === 'refused')
      return new Response(JSON.stringify({ error: 'invalid', message: '', fields: { code: 'pattern' } }), {
        status: 422,
      });
    return new Response(JSON.stringify({ discount_code: found, time_bonus: null }));
  };
  const environment = { fetch, now: clock.now, after: clock.after, origin: 'https://dating.example' };
  const api = createApiClient({ apiBaseUrl: '', headers: HEADERS }, environment, () => {});
  return { api, signal: new AbortController().signal };
}

test('the largest discount is the best one, and the entered one is told beside it', async () => {
  const all = asker({ welcome: WELCOME, campaign: SPRING, typed: TYPED });
  expect(await findDiscount(all, TERMS)).toEqual({
    status: 'answered',
    data: { best: SPRING, typed: TYPED, timeBonus: null },
  });
  expect(await bestCode(all, TERMS)).toBe('SPRING');
  const none = asker({ welcome: null, campaign: null, typed: null });
  expect(await bestCode(none, TERMS)).toBeNull();
});

test('a lookup that fails does not take away the discount that another one has found', async () => {
  expect(await bestCode(asker({ welcome: 'down', campaign: SPRING, typed: TYPED }), TERMS)).toBe('SPRING');
  expect(await bestCode(asker({ welcome: WELCOME, campaign: 'down', typed: 'down' }), TERMS)).toBe('WELCOME');
  expect(await findDiscount(asker({ welcome: 'down', campaign: null, typed: TYPED }), TERMS)).toMatchObject({
    data: { best: TYPED, typed: TYPED },
  });
});

test('an entered code that could not be looked up is not told as one that is not valid', async () => {
  const down = asker({ welcome: WELCOME, campaign: null, typed: 'down' });
  expect(await findDiscount(down, TERMS)).toMatchObject({ status: 'server-failed', httpStatus: 503 });
});

test('without any answer there is no discount to tell of', async () => {
  const down = asker({ welcome: 'down', campaign: 'down', typed: 'down' });
  expect(await findDiscount(down, { ...TERMS, code: null })).toMatchObject({ status: 'server-failed' });
  expect(await bestCode(down, TERMS)).toBeNull();
});

test('an entered code that the server refuses is one that is not valid, and no fault of the server', async () => {
  const all = asker({ welcome: WELCOME, campaign: null, typed: 'refused' });
  expect(await findDiscount(all, TERMS)).toEqual({
    status: 'answered',
    data: { best: WELCOME, typed: null, timeBonus: null },
  });
});
