import type { ReactNode } from 'react';
import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Money, vatWithin } from './money-amount.ts';
import styles from './transaction-facts.module.css';
import { useItemName } from './use-item-name.ts';
import { useMethodName } from './use-method-name.ts';
import { useMoment } from './use-moment.ts';
import { useMoney } from './use-money.ts';

/** The details a receipt must contain, on screen and in print: item, amount, method and dates. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const { t, formatNumber, formatPercent } = useTranslation();
  const money = useMoney();
  const itemName = useItemName();
  const methodName = useMethodName();
  const dateTime = useMoment();
  const { id, state, amount, vat_percent: vatPercent, credits_after: creditsAfter, refund } = transaction;
  const vat: Money = { ...amount, amount_minor: vatWithin(amount.amount_minor, vatPercent) };
  return (
    <dl className={styles['facts']}>
      <Fact name={t('transaction.item')}>{itemName(transaction.item)}</Fact>
      <Fact name={t('transaction.amount')}>{money(amount)}</Fact>
      {isReceipt(state) && vatPercent > 0 && (
        <Fact name={t('transaction.vat', { percent: formatPercent(vatPercent) })}>{money(vat)}</Fact>
      )}
      <Fact name={t('transaction.method')}>{methodName(transaction.method_kind, transaction.method_name)}</Fact>
      <Fact name={t('transaction.date')}>{dateTime(transaction.created_at)}</Fact>
      {isReceipt(state) && transaction.settled_at !== null && (
        <Fact name={t('transaction.paid_at')}>{dateTime(transaction.settled_at)}</Fact>
      )}
      {creditsAfter !== null && state === 'paid' && (
        <Fact name={t('transaction.balance_after')}>{formatNumber(creditsAfter)}</Fact>
      )}
      {transaction.withdrawn_at !== null && (
        <Fact name={t('transaction.withdrawn_at')}>{dateTime(transaction.withdrawn_at)}</Fact>
      )}
      {refund !== null && <Fact name={t('withdrawal.refund')}>{money(refund)}</Fact>}
      <Fact name={t('transaction.number')}>
        <span className={styles['number']}>{id}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function isReceipt(state: Transaction['state']): boolean {
  return state === 'paid' || state === 'withdrawn';
}

/** The seller's company details, which a receipt must contain; nothing below an order that is not paid. */
export function TransactionSeller({ state }: { state: Transaction['state'] }) {
  return isReceipt(state) ? <Seller /> : null;
}

function Seller() {
  const { t, formatCountry } = useTranslation();
  const { read } = useDirectRead('company', () => calls.loadCompany());
  if (read.state !== 'ready') return null;
  const { name, address, city, country, kvk, vat_numbers: vatNumbers } = read.data;
  return (
    <address className={styles['seller']}>
      <strong>{name}</strong>
      <br />
      {address}, {city}, {formatCountry(country)}
      <br />
      {[
        ...(kvk === '' ? [] : [t('transaction.company_number', { number: kvk })]),
        ...vatNumbers.map((number) => t('transaction.vat_number', { number })),
      ].join(' · ')}
    </address>
  );
}
