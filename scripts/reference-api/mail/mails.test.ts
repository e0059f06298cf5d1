import { expect, test } from 'vitest';
import { LOCALE_CODES } from '../../../openapi/generated/enumerations.ts';
import type { Schemas } from '../contract/contract.ts';
import type { Order } from '../money/transactions.ts';
import { accountMail } from './account-mails.ts';
import { complaintMail } from './complaint-mail.ts';
import { creditsIn, fillIn, momentIn, moneyIn } from './mail-formats.ts';
import { premiumMail } from './premium-mails.ts';
import { receiptMail } from './receipt-mail.ts';
import { withdrawalMail } from './withdrawal-mail.ts';

const NOW_MS = Date.UTC(2026, 10, 22, 14, 4);

const ORDER: Order = {
  rowId: 1,
  id: 't_1234567890',
  accountId: 1,
  item: { kind: 'credits', pack: 2, credits: 25 },
  amount: { amount_minor: 2499, currency: 'EUR' },
  method: 'card',
  discountCode: null,
  vatPermille: 210,
  paymentMadeAtMs: null,
  refundMinor: null,
  state: 'paid',
  createdAtMs: NOW_MS,
  settledAtMs: NOW_MS,
  creditsAfter: 25,
  withdrawnAtMs: null,
};

function recipient(language: Schemas['Locale']) {
  return { email: 'robin@example.org', name: 'Robin $& {x}', language, timezone: 'Europe/Berlin' };
}

test('a receipt is in the language and the time zone of the member', () => {
  const { subject, text, links } = receiptMail(ORDER, recipient('de'), {
    balance: 26,
    origin: 'https://meet.example.org',
    nowMs: NOW_MS,
  });
  expect(subject).toBe('Rendezvous: dein Zahlungsbeleg');
  expect(text).toContain('Hallo Robin $& {x},');
  expect(text).toContain('Wir haben am 22. November 2026 um 15:04 MEZ 24,99\u00a0€ für 25 Credits erhalten.');
  expect(text).toContain('Du hast jetzt 26 Credits.');
  expect(links).toEqual([
    'https://meet.example.org/transactions/t_1234567890',
    `https://meet.example.org/transactions/${ORDER.id}#withdraw`,
  ]);
  for (const link of links) expect(text).toContain(link);
});

test('each language has words of its own for the three mails, with nothing left open', () => {
  const receipt: Schemas['WithdrawalReceipt'] = {
    reference: 'W-20261122-0001',
    received_at: new Date(NOW_MS).toISOString(),
    transaction: ORDER.id,
    refund: ORDER.amount,
    refund_within_days: 14,
  };
  const complaint: Schemas['ComplaintRequest'] = {
    kind: 'copyright',
    target: '/members/118',
    explanation: 'The photo is mine.',
    evidence: 'https://photos.example.org/harbour',
    files: [{ name: 'harbour.png', type: 'image/png', content: '' }],
    name: 'Alex',
    email: 'alex@example.org',
    good_faith: true,
    csrf: 'x'.repeat(43),
  };
  const mailsOf = (language: Schemas['Locale']) => {
    const to = { ...recipient(language), name: 'Robin' };
    return [
      receiptMail(ORDER, to, { balance: 1, origin: null, nowMs: NOW_MS }),
      withdrawalMail(ORDER, receipt, to, 'I changed my mind.'),
      complaintMail(complaint, { reference: 'C-1', received_at: receipt.received_at, answer_within_days: 7 }, language),
    ];
  };
  const all = LOCALE_CODES.map(mailsOf);
  for (const kind of [0, 1, 2]) {
    const texts = all.map((mails) => mails[kind]?.text ?? '');
    expect(new Set(texts).size).toBe(LOCALE_CODES.length);
    for (const text of texts) {
      expect(text).not.toMatch(/[{}]|undefined|copyright |2026-11-22T/);
      expect(text).toContain('2026');
    }
  }
  for (const mails of all) {
    expect(mails[1]?.text).toContain('I changed my mind.');
    for (const part of ['/members/118', 'The photo is mine.', 'harbour.png', 'C-1', 'Alex'])
      expect(mails[2]?.text).toContain(part);
  }
});

test('each language tells of premium in words of its own, with date, price and the way out', () => {
  const subscription = {
    order: { ...ORDER, item: { kind: 'premium' as const, plan: 2, months: 3 } },
    endsAtMs: Date.UTC(2026, 11, 24),
    renewalMinor: 3999,
    change: { previousMinor: 2999, announcedAtMs: NOW_MS },
  };
  const kinds = ['reminder', 'price_change', 'cancelled', 'ended', 'not_paid'] as const;
  for (const kind of kinds) {
    const mails = LOCALE_CODES.map((language) => premiumMail(kind, subscription, recipient(language), NOW_MS));
    for (const part of ['subject', 'text'] as const)
      expect(new Set(mails.map((mail) => mail[part])).size).toBe(LOCALE_CODES.length);
    for (const { text } of mails) {
      expect(text.replaceAll('{x}', '')).not.toMatch(/[{}]|undefined/);
      expect(text).toMatch(/3.*Premium|Premium.*3/);
    }
    const isAboutMoney = kind === 'reminder' || kind === 'price_change';
    for (const { text } of mails) expect(text.includes('39,99') || text.includes('39.99')).toBe(isAboutMoney);
  }
  expect(premiumMail('reminder', subscription, recipient('de'), NOW_MS)).toMatchObject({
    subject: 'Rendezvous: Premium verlängert sich am 24. Dezember 2026',
    text: expect.stringContaining('dein Premium (3 Monate) verlängert sich am 24. Dezember 2026 für 39,99'),
  });
});

test('a time of day is written as the language writes it', () => {
  const evening = Date.UTC(2026, 10, 22, 21, 32);
  const morning = Date.UTC(2026, 10, 22, 9, 4);
  // Which space stands before "PM" is the runtime's.
  expect(momentIn('en', evening, 'UTC')).toMatch(/ 9:32\sPM UTC$/);
  expect(momentIn('de', morning, 'UTC')).toMatch(/ 09:04 UTC$/);
  expect(momentIn('es', morning, 'UTC')).toMatch(/ 9:04 UTC$/);
  expect(momentIn('pl', evening, 'UTC')).toMatch(/ 21:32 UTC$/);
});

const ACCOUNT_KINDS = ['activate', 'reset_password', 'change_address', 'address_taken', 'account_deleted'] as const;

test('a mail about the account names its site, in each language', () => {
  const link = 'https://meet.example.org/activate/done?token=a1';
  for (const kind of ACCOUNT_KINDS) {
    const mails = LOCALE_CODES.map((language) => accountMail(kind, recipient(language), link));
    for (const { subject, text } of mails) {
      expect(subject).toMatch(/^Rendezvous\u00a0?: \p{Ll}/u);
      expect(text).toContain('Robin $& {x}');
    }
    expect(new Set(mails.map((mail) => mail.subject)).size).toBe(LOCALE_CODES.length);
  }
});

test('Polish letters that stand alone go with the next word to its line', () => {
  const to = { ...recipient('pl'), name: 'Robin' };
  const premium = {
    order: { ...ORDER, item: { kind: 'premium' as const, plan: 2, months: 3 } },
    endsAtMs: NOW_MS,
    renewalMinor: 3999,
    change: { previousMinor: 2999, announcedAtMs: NOW_MS },
  };
  const kinds = ['reminder', 'price_change', 'cancelled', 'ended', 'not_paid'] as const;
  const mails = [
    receiptMail(ORDER, to, { balance: 1, origin: null, nowMs: NOW_MS }),
    ...ACCOUNT_KINDS.map((kind) => accountMail(kind, to, null)),
    ...kinds.map((kind) => premiumMail(kind, premium, to, NOW_MS)),
  ];
  for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/(?<!\p{L})[aiouwz] /iu);
});

test('amounts and plurals follow the language, and currencies without minor units are not divided', () => {
  expect(moneyIn('pl', { amount_minor: 490, currency: 'PLN' })).toBe('4,90\u00a0zł');
  expect(moneyIn('en', { amount_minor: 490, currency: 'JPY' })).toBe('¥490');
  expect(moneyIn('en', { amount_minor: 199_950, currency: 'HUF' })).toBe('HUF\u00a01,999.50');
  expect([1, 2, 5, 22].map((count) => creditsIn('pl', count))).toEqual([
    '1 kredyt',
    '2 kredyty',
    '5 kredytów',
    '22 kredyty',
  ]);
});

test('a wording that asks for an unknown value is a mistake', () => {
  expect(() => fillIn('Hello {nobody}', {})).toThrow('nobody');
});
