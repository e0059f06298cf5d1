import { Link } from 'wouter';
import type { Pricing } from '../../../worker/public/direct-calls.ts';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DiscountLines } from './discount-lines.tsx';
import type { Money } from './money-amount.ts';
import styles from './pricing-page.module.css';
import { regularMessagePrice } from './regular-message-price.ts';
import { useMethodName } from './use-method-name.ts';
import { useMoney } from './use-money.ts';

/** Prices of actions, packs and plans, with VAT and payment methods. */
export function PriceList({ pricing: { credits, premium, settings } }: { pricing: Pricing }) {
  const { t, formatMoney, formatPercent, formatCountry } = useTranslation();
  const money = useMoney();
  const methodName = useMethodName();
  const isMember = useSession().status === 'member';
  const { country } = credits;
  const price = regularMessagePrice(credits, settings);
  const hasPremium = premium.subscription !== null;
  const free = t('pricing.free');
  const message = t('site.credits', { count: settings.message_credits });
  const methods = [
    ...new Set(
      [...credits.payment_methods, ...premium.payment_methods].map(({ kind, name }) => methodName(kind, name)),
    ),
  ];
  const rows = [
    { action: t('pricing.action_account'), credits: free, premium: free },
    { action: t('pricing.action_look'), credits: free, premium: free },
    { action: t('pricing.action_like'), credits: free, premium: free },
    { action: t('pricing.action_read'), credits: free, premium: free },
    {
      action: t('pricing.action_send'),
      credits:
        price === null
          ? message
          : t('pricing.from', { credits: message, price: formatMoney(price.amount, price.currency) }),
      premium: t('pricing.included'),
    },
  ];
  return (
    <div className={styles['parts']}>
      <DiscountLines offer={credits} {...(isMember ? {} : { note: t('discount.after_signup') })} />
      <section className={styles['part']} aria-labelledby="pricing-actions">
        <h2 className={styles['heading']} id="pricing-actions">
          {t('pricing.actions')}
        </h2>
        <p className={styles['text']}>{t('pricing.country', { country: formatCountry(country) })}</p>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('pricing.action')}</VisuallyHidden>
              </th>
              <th scope="col">{t('route.credits')}</th>
              <th scope="col">{t('route.premium')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.action}>
                <th scope="row">{row.action}</th>
                <td>{row.credits}</td>
                <td>{row.premium}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles['offers']}>
        <section className={styles['offer']} aria-labelledby="pricing-credits">
          <h2 className={styles['heading']} id="pricing-credits">
            {t('route.credits')}
          </h2>
          <p className={styles['text']}>{t('pricing.credits_text')}</p>
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
          <ButtonLink href={isMember ? pathTo('/credits') : pathTo('/signup')}>
            {t(isMember ? 'pricing.buy_credits' : 'pricing.sign_up')}
          </ButtonLink>
        </section>
        <section className={styles['offer']} aria-labelledby="pricing-premium">
          <h2 className={styles['heading']} id="pricing-premium">
            {t('route.premium')}
          </h2>
          <p className={styles['text']}>{t('pricing.premium_text')}</p>
          <ul className={styles['prices']}>
            {premium.plans.map((plan) => (
              <li key={plan.id} className={styles['price']}>
                <span>
                  {t('pricing.months', { count: plan.months })}
                  <span className={styles['each']}>
                    {t(plan.renewal_price === null ? 'pricing.per_month' : 'pricing.per_month_renews', {
                      price: money(plan.price_per_month),
                    })}
                  </span>
                </span>
                <strong>
                  <Full price={plan.full_price} /> {money(plan.price)}
                </strong>
              </li>
            ))}
          </ul>
          <ButtonLink href={isMember ? pathTo('/premium') : pathTo('/signup')}>
            {t(hasPremium ? 'premium.active' : isMember ? 'pricing.get_premium' : 'pricing.sign_up')}
          </ButtonLink>
        </section>
      </div>
      <section className={styles['part']} aria-labelledby="pricing-pay">
        <h2 className={styles['heading']} id="pricing-pay">
          {t('pricing.methods')}
        </h2>
        <ul className={styles['methods']}>
          {methods.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p className={styles['text']}>
          {credits.vat_percent > 0 && t('pricing.vat', { percent: formatPercent(credits.vat_percent) })}{' '}
          {t('pricing.withdraw')} <Link href={pathTo('/pages/return-policy')}>{t('route.return_policy')}</Link>
        </p>
      </section>
    </div>
  );
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
