import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PremiumOffer } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RadioCard } from '../../ui/radio-card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { focusChoice } from './focus-choice.ts';
import { OfferSplit } from './offer-frame.tsx';
import { useKnownOrders } from './open-order.tsx';
import { readPlanAddress } from './order-address.ts';
import type { OrderProblem } from './order-problem.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { planSaving } from './plan-saving.ts';
import styles from './premium-page.module.css';
import { renewsAtOtherPrice } from './renews-at-other-price.ts';
import { useMoney } from './use-money.ts';
import { usePayment } from './use-payment.ts';

interface Missing {
  plan: boolean;
  method: boolean;
}

const NOTHING: Missing = { plan: false, method: false };

/** Order form for premium: plan, payment method, legal terms and the binding order button. */
export function SubscribeForm({
  offer,
  onOutdated,
}: {
  offer: PremiumOffer;
  onOutdated: (problem: OrderProblem) => void;
}) {
  const { t, formatPercent } = useTranslation();
  const money = useMoney();
  // Preselect the plan and method of an unsuccessful order.
  const [wanted] = useState(() => readPlanAddress(location.search));
  const [planId, setPlanId] = useState(wanted.plan);
  const [chosenMethod, setMethod] = useState(wanted.method);
  const method = offer.payment_methods.some(({ id }) => id === chosenMethod) ? chosenMethod : null;
  const [missing, setMissing] = useState(NOTHING);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (missing === NOTHING) return;
    focusChoice(form.current, missing.plan ? 'plan' : 'method');
  }, [missing]);
  const plan = offer.plans.find(({ id }) => id === planId) ?? null;
  const knownOrders = useKnownOrders(plan === null ? null : { kind: 'premium', credits: null, months: plan.months });
  const payment = usePayment(onOutdated, String(planId), knownOrders);
  const discountCode = offer.discount?.code ?? null;
  if (offer.plans.length === 0) return <Banner tone="info">{t('premium.no_plans')}</Banner>;
  const savings = offer.plans.map((one) => planSaving(one, offer.plans) ?? 0);
  const best = savings.indexOf(Math.max(1, ...savings));
  const savingOf = (one: PremiumOffer['plans'][number]) => {
    const percent = planSaving(one, offer.plans);
    return percent === null ? '' : t('premium.saving', { percent: formatPercent(percent) });
  };
  const renewalOf = (one: PremiumOffer['plans'][number]) => {
    const other = renewsAtOtherPrice(one);
    if (other !== null) return t('premium.renews_for', { count: one.months, price: money(other) });
    return t(one.renewal_price === null ? 'premium.ends' : 'premium.renews', { count: one.months });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plan === null || method === null) {
      setMissing({ plan: plan === null, method: method === null });
      return;
    }
    const shown = { price: plan.price, credits: null };
    payment.order(JSON.stringify([plan.id, method, discountCode, shown]), (idempotencyKey, again) =>
      calls.subscribePremium({ planId: plan.id, method, discountCode, shown, again, idempotencyKey }),
    );
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <OfferSplit
        aside={
          <OrderSummary
            kind="premium"
            total={plan?.price ?? null}
            vatPercent={offer.vat_percent}
            payment={payment}
            {...(plan === null
              ? {}
              : {
                  terms: t(plan.renewal_price === null ? 'premium.ends' : 'premium.renews_for', {
                    count: plan.months,
                    price: money(plan.renewal_price ?? plan.price),
                  }),
                })}
          />
        }
      >
        <Card>
          <fieldset aria-describedby={missing.plan ? 'plan-missing' : undefined}>
            <legend className={styles['title']}>{t('premium.choose_plan')}</legend>
            <div className={styles['plans']}>
              {offer.plans.map((one, at) => (
                <RadioCard
                  key={one.id}
                  name="plan"
                  value={one.id}
                  checked={one.id === planId}
                  onChange={() => {
                    setPlanId(one.id);
                    setMissing(NOTHING);
                  }}
                >
                  <span className={styles['plan']} data-best={at === best || undefined}>
                    <span className={styles['months']}>{t('premium.months', { count: one.months })}</span>
                    <span className={styles['prices']}>
                      <span className={styles['monthly']}>
                        <PerMonth price={money(one.price_per_month)} />
                      </span>
                      <span className={styles['total']}>
                        {one.full_price !== null && (
                          <s>
                            <VisuallyHidden>{t('credits.full_price')} </VisuallyHidden>
                            {money(one.full_price)}
                          </s>
                        )}{' '}
                        {/* Of a single month it is the price above, said twice: only a column of totals shows it. */}
                        <span className={classNames(styles['due'], isSingleMonth(one) && styles['same'])}>
                          {/* What goes on until it is cancelled has no total. */}
                          {t(
                            isSingleMonth(one) && one.renewal_price !== null ? 'premium.per_month' : 'premium.in_total',
                            {
                              price: money(one.price),
                            },
                          )}
                        </span>
                      </span>
                      <span className={styles['saving']}>{savingOf(one)}</span>
                    </span>
                    <span className={styles['renewal']}>{renewalOf(one)}</span>
                  </span>
                </RadioCard>
              ))}
            </div>
            {missing.plan && (
              <p className={styles['missing']} id="plan-missing" role="alert">
                {t('premium.plan_missing')}
              </p>
            )}
          </fieldset>
        </Card>
        <Card>
          <PaymentMethods
            methods={offer.payment_methods}
            chosen={method}
            isMissing={missing.method}
            onChoose={(id) => {
              setMethod(id);
              setMissing(NOTHING);
            }}
          />
        </Card>
      </OfferSplit>
    </form>
  );
}

/** Whether the price of a month and of the whole are one. */
function isSingleMonth({ months, price, price_per_month }: PremiumOffer['plans'][number]): boolean {
  return months === 1 && price.amount_minor === price_per_month.amount_minor;
}

/** A price with its words around it, so that a template can make it larger than they are. */
function PerMonth({ price }: { price: string }) {
  const { t } = useTranslation();
  const words = t('premium.per_month', { price });
  const at = words.indexOf(price);
  return (
    <>
      {words.slice(0, at)}
      <span className={styles['amount']}>{price}</span>
      {words.slice(at + price.length)}
    </>
  );
}
