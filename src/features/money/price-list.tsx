import type { ReactNode } from 'react';
import type { Pricing } from '../../../worker/public/direct-calls.ts';
import type { CreditOffer } from '../../../worker/public/rows.ts';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ActionPrices } from './action-prices.tsx';
import { DiscountLines } from './discount-lines.tsx';
import type { Money } from './money-amount.ts';
import { offered } from './offered.ts';
import styles from './pricing-page.module.css';
import { renewsAtOtherPrice } from './renews-at-other-price.ts';
import { useMoney } from './use-money.ts';
import { visitorNote } from './visitor-note.ts';

/**
 * Prices of actions, packs and plans.
 *
 * @param pricing null while it loads: what is the same in every country stands already, and does not move when it comes
 */
export function PriceList({ pricing }: { pricing: Pricing | null }) {
  const { t } = useTranslation();
  const has = pricing === null ? { credits: true, premium: true } : offered(pricing);
  return (
    <div className={styles['parts']} aria-busy={pricing === null}>
      {pricing === null && <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>}
      <ActionPrices pricing={pricing} />
      {/* Other elements once the prices are there: the row above may take a line more, and would move these. */}
      <div className={styles['offers']} key={pricing === null ? 'waiting' : 'ready'}>
        {has.credits && (
          <Offer id="pricing-credits" title={t('route.credits')} text={t('pricing.credits_text')}>
            {pricing !== null && <Packs pricing={pricing} />}
          </Offer>
        )}
        {has.premium && (
          <Offer id="pricing-premium" title={t('route.premium')} text={t('pricing.premium_text')}>
            {pricing !== null && <Plans pricing={pricing} />}
          </Offer>
        )}
      </div>
    </div>
  );
}

function Offer({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles['offer']} aria-labelledby={id}>
      <h2 className={styles['heading']} id={id}>
        {title}
      </h2>
      <p className={styles['text']}>{text}</p>
      {children === false ? <Skeleton height="16rem" shape="block" /> : children}
    </section>
  );
}

function Packs({ pricing: { credits } }: { pricing: Pricing }) {
  const { t } = useTranslation();
  const money = useMoney();
  const isMember = useSession().status === 'member';
  return (
    <>
      <div className={styles['amounts']}>
        <Discount offer={credits} />
        <ul className={styles['prices']}>
          {credits.packs.map((pack) => (
            <li key={pack.id} className={styles['price']}>
              <span>{t('site.credits', { count: pack.credits + pack.bonus_credits })}</span>
              <strong>
                <Full price={pack.full_price} /> {money(pack.price)}
              </strong>
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink href={isMember ? pathTo('/credits') : pathTo('/signup')}>
        {t(isMember ? 'pricing.buy_credits' : 'pricing.sign_up')}
      </ButtonLink>
    </>
  );
}

function Plans({ pricing: { premium } }: { pricing: Pricing }) {
  const { t } = useTranslation();
  const money = useMoney();
  const isMember = useSession().status === 'member';
  const hasPremium = premium.subscription !== null;
  return (
    <>
      <div className={styles['amounts']}>
        <Discount offer={{ discount: premium.discount, time_bonus: null }} />
        <ul className={styles['prices']}>
          {premium.plans.map((plan) => (
            <li key={plan.id} className={styles['price']}>
              <span>
                {t('pricing.months', { count: plan.months })}
                <span className={styles['each']}>
                  <PerMonth plan={plan} />
                </span>
              </span>
              <strong>
                <Full price={plan.full_price} /> {money(plan.price)}
              </strong>
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink href={isMember ? pathTo('/premium') : pathTo('/signup')}>
        {t(hasPremium ? 'premium.active' : isMember ? 'pricing.get_premium' : 'pricing.sign_up')}
      </ButtonLink>
    </>
  );
}

/** What a plan costs by the month, and how it goes on: at its own price where a discount lowers the first time. */
function PerMonth({ plan }: { plan: Pricing['premium']['plans'][number] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const price = money(plan.price_per_month);
  const renewal = renewsAtOtherPrice(plan);
  if (renewal === null)
    return t(plan.renewal_price === null ? 'pricing.per_month' : 'pricing.per_month_renews', { price });
  return `${t('pricing.per_month', { price })}. ${t('premium.renews_for', { count: plan.months, price: money(renewal) })}`;
}

/** Beside the prices that it lowers: above both, it would push them down as it comes. */
function Discount({ offer }: { offer: Pick<CreditOffer, 'discount' | 'time_bonus'> }) {
  const { t } = useTranslation();
  const isMember = useSession().status === 'member';
  const { discount } = offer;
  const isOwn = isMember || discount === null;
  return <DiscountLines offer={offer} {...(isOwn ? {} : { note: t(visitorNote(discount.reason)) })} />;
}

function Full({ price }: { price: Money | null }) {
  const { t } = useTranslation();
  const money = useMoney();
  if (price === null) return null;
  return (
    <s className={styles['full']}>
      <VisuallyHidden>{t('credits.full_price')} </VisuallyHidden>
      {money(price)}
    </s>
  );
}
