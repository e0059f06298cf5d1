import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { CreditOffer } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Card } from '../../ui/card.tsx';
import styles from './credits-page.module.css';
import { DiscountLines } from './discount-lines.tsx';
import { focusChoice } from './focus-choice.ts';
import { OfferSplit } from './offer-frame.tsx';
import { useKnownOrders } from './open-order.tsx';
import { OrderExpectations } from './order-expectations.tsx';
import own from './order-form.module.css';
import { OrderSummary } from './order-summary.tsx';
import { PackLabel } from './pack-label.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { usePayment } from './use-payment.ts';

interface OrderFormProps {
  offer: CreditOffer;
  pack: CreditOffer['packs'][number];
  /** Null until the member picks one. */
  method: string | null;
  onMethod: (method: string) => void;
  /** The server reports that the offer has changed. */
  onOutdated: () => void;
  /** About the pack, below it. */
  note?: string;
}

/** Order form for a credit pack: summary, payment method, legal terms and the binding order button. */
export function OrderForm({ offer, pack, method: chosen, onMethod, onOutdated, note }: OrderFormProps) {
  const { t, formatNumber } = useTranslation();
  const balance = useOwnUser()?.credits ?? null;
  const messageCredits = useSiteSettings()?.message_credits ?? null;
  const discountCode = offer.discount?.code ?? null;
  // The offer may have changed since it was chosen.
  const method = offer.payment_methods.some(({ id }) => id === chosen) ? chosen : null;
  // Presses of the button without a choice: each leads back to it.
  const [misses, setMisses] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (misses > 0) focusChoice(form.current, 'method');
  }, [misses]);
  const credits = pack.credits + pack.bonus_credits;
  const payment = usePayment(onOutdated, String(pack.id), useKnownOrders({ kind: 'credits', credits, months: null }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (method === null) {
      setMisses(misses + 1);
      return;
    }
    const shown = { price: pack.price, credits };
    payment.order(JSON.stringify([pack.id, method, discountCode, shown]), (idempotencyKey, again) =>
      calls.orderCredits({ packId: pack.id, method, discountCode, shown, again, idempotencyKey }),
    );
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <OfferSplit
        aside={<OrderSummary kind="credits" total={pack.price} vatPercent={offer.vat_percent} payment={payment} />}
        after={<OrderExpectations />}
      >
        <Card>
          <h2 className={styles['legend']}>{t('credits.summary')}</h2>
          <PackLabel pack={pack} messageCredits={messageCredits} />
          <p className={own['after']}>
            <span>{t('transaction.balance_after')}</span>
            <span>{balance === null ? '\u00a0' : formatNumber(balance + credits)}</span>
          </p>
          <p className={own['note']}>
            <Link href={pathTo('/credits')}>{t('credits.other_pack')}</Link>
            {note !== undefined && <span>{note}</span>}
          </p>
        </Card>
        <DiscountLines offer={offer} />
        <Card>
          <PaymentMethods
            methods={offer.payment_methods}
            chosen={method}
            isMissing={misses > 0}
            onChoose={(id) => {
              setMisses(0);
              onMethod(id);
            }}
          />
        </Card>
      </OfferSplit>
    </form>
  );
}
