import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { parseMessageFile } from '../../i18n/message-file.ts';
import { createTranslation } from '../../i18n/translation.ts';
import { putTranslation } from '../../i18n/use-translation.ts';
import { TransactionFacts } from './transaction-facts.tsx';

const ORDER: Transaction = {
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
  settled_at: '2026-02-01T12:01:00Z',
  credits_after: null,
  withdraw_until: null,
  withdrawn_at: null,
  refund: null,
  pay_again: null,
};

function factsOf(order: Transaction): readonly string[] {
  const file = new URL('../../../public/_i18n/en/messages.json', import.meta.url);
  const messages = parseMessageFile(JSON.parse(readFileSync(file, 'utf8')), 'en') ?? {};
  putTranslation(
    createTranslation('en', messages, () => undefined),
    [],
  );
  const html = renderToStaticMarkup(<TransactionFacts transaction={order} />);
  return [...html.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, name]) => name ?? '');
}

test.each(['failed', 'cancelled'] as const)(
  'an order that is %s is not told as paid on the day that the provider reported it',
  (state) => {
    expect(factsOf({ ...ORDER, state })).not.toContain('Paid');
  },
);

test.each(['paid', 'withdrawn'] as const)('an order that is %s tells when it was paid', (state) => {
  expect(factsOf({ ...ORDER, state })).toContain('Paid');
});
