import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { AnswerView } from '../../data/answer-view.tsx';
import { useOwnUser } from '../../data/own-account.tsx';
import type { StoredAnswer } from '../../data/use-answer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ContinuePayment } from './continue-payment.tsx';
import { firstOrders } from './first-orders.ts';
import { ORDERS_ID, payAgainAddress } from './order-address.ts';
import styles from './orders.module.css';
import { isOfferedAgain } from './pay-again.ts';
import { useItemName } from './use-item-name.ts';
import { useMethodName } from './use-method-name.ts';
import { useMoney } from './use-money.ts';
import { useWithdrawable } from './use-withdrawable.ts';
import { withdrawalAddress } from './withdrawal-address.ts';

interface OrdersProps {
  answer: StoredAnswer<'transactions'>;
  /** The page tells already why nothing could be read. */
  isFailureTold: boolean;
}

/**
 * The member's orders for credits and premium, with their state and links to pay, pay again, see the receipt or withdraw:
 * the newest, and all of them for who comes for these or asks.
 */
export function Orders({ answer, isFailureTold }: OrdersProps) {
  const { t } = useTranslation();
  const isPremium = useOwnUser()?.paid_user === true;
  const section = useRef<HTMLElement>(null);
  const [showsAll, setShowsAll] = useState(isAskedFor);
  const isReady = answer.row !== null && answer.row !== undefined;
  useEffect(() => {
    if (!isReady) return;
    const show = () => {
      if (!isAskedFor()) return;
      setShowsAll(true);
      section.current?.scrollIntoView();
    };
    // The browser tried to scroll to the fragment before the section was rendered.
    show();
    // The menu of the account leads here on this page too: after all that hears of an address, as what scrolls to the top.
    const follow = () => queueMicrotask(show);
    addEventListener('pushState', follow);
    return () => removeEventListener('pushState', follow);
  }, [isReady]);
  if (isFailureTold && !isReady) return null;
  return (
    <section ref={section} id={ORDERS_ID} className={styles['section']} aria-labelledby="orders-title">
      <h2 className={styles['title']} id="orders-title">
        {t('orders.title')}
      </h2>
      <Card>
        <AnswerView answer={answer} height="12rem" isToldElsewhere={isFailureTold}>
          {({ answer: orders }) =>
            orders.length === 0 ? (
              <p className={styles['note']}>{t('orders.none')}</p>
            ) : (
              <OrderList orders={orders} isPremium={isPremium} showsAll={showsAll} onAll={() => setShowsAll(true)} />
            )
          }
        </AnswerView>
      </Card>
      <p className={styles['note']}>
        {t('orders.withdraw_note')} <Link href={pathTo('/pages/return-policy')}>{t('route.return_policy')}</Link>
      </p>
    </section>
  );
}

/** Returns whether the address leads to the orders, as from the menu of the account. */
function isAskedFor(): boolean {
  return location.hash === `#${ORDERS_ID}`;
}

interface OrderListProps {
  orders: readonly Transaction[];
  isPremium: boolean;
  /** All of them, not only the newest and what can still be done with older ones. */
  showsAll: boolean;
  onAll: () => void;
}

/** The orders, newest first. */
export function OrderList({ orders: told, isPremium, showsAll, onAll }: OrderListProps) {
  const { t, formatNumber } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const orders = useWithdrawable(told);
  const first = firstOrders(orders);
  const showAll = () => {
    onAll();
    // The button goes: on to the first order that it brings.
    const index = orders.findIndex((order) => !first.includes(order));
    focusIfLost(() => list.current?.children[index]?.querySelector('a') ?? null);
  };
  return (
    <>
      {/* Each row says it too, in words of its own. */}
      <div className={styles['head']} aria-hidden="true">
        <span>{t('orders.column_order')}</span>
        <span>{t('orders.column_date')}</span>
        <span>{t('orders.column_amount')}</span>
        <span>{t('orders.column_state')}</span>
      </div>
      <ul ref={list} className={styles['orders']}>
        {(showsAll ? orders : first).map((order) => (
          <Order key={order.id} order={order} isAgain={isOfferedAgain(order, orders, isPremium)} />
        ))}
      </ul>
      {!showsAll && first.length < orders.length && (
        <div className={styles['more']}>
          <Button size="s" onClick={showAll}>
            {t('orders.to_orders')} ({formatNumber(orders.length)})
          </Button>
        </div>
      )}
    </>
  );
}

interface OrderProps {
  order: Transaction;
  /** Whether the unsuccessful order is offered again. */
  isAgain: boolean;
}

function Order({ order, isAgain }: OrderProps) {
  const { t, formatDate } = useTranslation();
  const money = useMoney();
  const itemName = useItemName();
  const methodName = useMethodName();
  const { id, state, payment_page: page, withdraw_until: until } = order;
  const date = formatDate(Date.parse(order.created_at), 'medium');
  // There are many of each: alone, "Receipt" says nothing in a list of links.
  const ofWhat = <VisuallyHidden>{`: ${itemName(order.item)}, ${date}`}</VisuallyHidden>;
  const isOpen = page !== null;
  const again = isAgain ? payAgainAddress(order) : null;
  return (
    <li className={styles['order']}>
      <div className={styles['words']}>
        <p className={styles['item']}>
          <Link href={pathTo('/transactions/:transactionId', { transactionId: id })}>{itemName(order.item)}</Link>
        </p>
        <p className={styles['note']}>
          <time dateTime={order.created_at}>{date}</time> · {methodName(order.method_kind, order.method_name)}
        </p>
      </div>
      <p className={styles['amount']}>{money(order.amount)}</p>
      <p className={styles['state']} data-state={state}>
        {t(isOpen ? 'orders.state_open' : `orders.state_${state}`)}
      </p>
      <div className={styles['actions']}>
        {isOpen && <ContinuePayment page={page} size="s" ofWhat={ofWhat} />}
        {again !== null && (
          <ButtonLink size="s" variant="quiet" href={again}>
            {t('transaction.pay_again')}
            {ofWhat}
          </ButtonLink>
        )}
        {(state === 'paid' || state === 'withdrawn') && (
          <ButtonLink size="s" variant="quiet" href={pathTo('/transactions/:transactionId', { transactionId: id })}>
            {t('orders.receipt')}
            {ofWhat}
          </ButtonLink>
        )}
        {until !== null && (
          <ButtonLink size="s" variant="quiet" href={withdrawalAddress(id)}>
            {t('withdrawal.withdraw')}
            {ofWhat}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
