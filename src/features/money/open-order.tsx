import { useEffect, useMemo } from 'react';
import type { OpenOrder, Transaction } from '../../../worker/public/direct-calls.ts';
import { useAtServerTime } from '../../data/server-time.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ContinuePayment } from './continue-payment.tsx';
import type { KnownOrders } from './open-order-of.ts';
import { useMoney } from './use-money.ts';

/** How long an unpaid order blocks another order for the same item (contract, `order_open`). */
const OPEN_ORDER_MS = 30 * 60 * 1000;

type Wanted = Pick<Transaction['item'], 'kind' | 'credits' | 'months'>;

/** Returns the member's recent, still unpaid order for the same item, made in any tab, and which orders are closed. */
export function useKnownOrders(wanted: Wanted | null): KnownOrders {
  const { row, retry } = useAnswer({ key: 'transactions' });
  useEffect(() => {
    // The browser's back button restores this page as it was before the order.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) retry();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [retry]);
  const { kind = null, credits = null, months = null } = wanted ?? {};
  const openId = useAtServerTime(
    (nowMs) =>
      row?.answer.find(
        ({ state, item, created_at }) =>
          state === 'pending' &&
          item.kind === kind &&
          item.credits === credits &&
          item.months === months &&
          Date.parse(created_at) > nowMs - OPEN_ORDER_MS,
      )?.id ?? null,
  );
  return useMemo(() => {
    const orders = row?.answer ?? [];
    const found = orders.find(({ id }) => id === openId);
    const open =
      found === undefined
        ? null
        : {
            transaction: found.id,
            amount: found.amount,
            redirect: found.payment_page,
            created_at: found.created_at,
          };
    return { open, closedIds: orders.flatMap(({ id, state }) => (state === 'pending' ? [] : [id])) };
  }, [row, openId]);
}

/**
 * Offers to continue an unpaid order instead of placing a second one. Says what that order costs, because the price on
 * this page may have changed since.
 */
export function OpenOrderNotice({ order }: { order: OpenOrder }) {
  const { t, formatTime } = useTranslation();
  const money = useMoney();
  const time = formatTime(Date.parse(order.created_at));
  return (
    <Banner
      tone="warning"
      role="alert"
      action={
        order.redirect === null ? (
          <ButtonLink
            size="s"
            variant="primary"
            href={pathTo('/transactions/:transactionId', { transactionId: order.transaction })}
          >
            {t('orders.show')}
          </ButtonLink>
        ) : (
          <ContinuePayment page={order.redirect} size="s" />
        )
      }
    >
      {order.redirect === null
        ? t('orders.waiting_notice', { time })
        : t('orders.open_notice', { time, price: money(order.amount) })}
    </Banner>
  );
}
