import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { parseMessageFile } from '../../i18n/message-file.ts';
import { createTranslation } from '../../i18n/translation.ts';
import { putTranslation } from '../../i18n/use-translation.ts';
import { OrderList } from './orders.tsx';

const PAST = '2020-01-15T23:59:59Z';
const AHEAD = '2999-01-15T23:59:59Z';

/** The ids of the orders that the list shows, and of those from which it offers to withdraw. */
function listOf(orders: readonly Transaction[]): { shown: string[]; withdrawable: string[] } {
  const file = new URL('../../../public/_i18n/en/messages.json', import.meta.url);
  const messages = parseMessageFile(JSON.parse(readFileSync(file, 'utf8')), 'en') ?? {};
  putTranslation(
    createTranslation('en', messages, () => undefined),
    [],
  );
  const html = renderToStaticMarkup(
    <Router ssrPath="/credits">
      <OrderList orders={orders} isPremium={false} showsAll={false} onAll={() => {}} />
    </Router>,
  );
  const found = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, id]) => id ?? ''))];
  return {
    shown: found(/href="\/transactions\/([^"#]+)"/g),
    withdrawable: found(/href="\/transactions\/([^"#]+)#withdraw"/g),
  };
}

const ORDER = sampleOf('Transaction', {
  state: 'paid',
  amount: { amount_minor: 1999, currency: 'EUR' },
  payment_page: null,
  created_at: '2026-01-31T12:00:00Z',
  pay_again: null,
});

function order(id: string, parts: Partial<Transaction>): Transaction {
  return { ...ORDER, id, ...parts };
}

test('the list offers no withdrawal whose time is over, nor a second one', () => {
  const orders = [
    order('in_time', { withdraw_until: AHEAD }),
    order('too_late', { withdraw_until: PAST }),
    order('done', { state: 'withdrawn', withdraw_until: AHEAD }),
  ];
  expect(listOf(orders).withdrawable).toEqual(['in_time']);
});

test('an old order whose time to withdraw is over is not among the first of many', () => {
  const orders = Array.from({ length: 9 }, (_, at) => order(`order_${at}`, { withdraw_until: at < 6 ? AHEAD : PAST }));
  expect(listOf(orders).shown).toEqual(orders.slice(0, 6).map(({ id }) => id));
});
