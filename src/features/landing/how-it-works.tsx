import { Link } from 'wouter';
import type { Settings } from '../../../worker/public/rows.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { minimumMessageCost } from '../members/message-cost.ts';
import { useIsMessagingFree } from '../site/message-costs.ts';
import { DiscountNote } from './discount-note.tsx';
import styles from './how-it-works.module.css';

const STEPS: readonly { title: MessageId; text: MessageId }[] = [
  { title: 'landing.step_account_title', text: 'landing.step_account_text' },
  { title: 'landing.step_look_title', text: 'landing.step_look_text' },
  { title: 'landing.step_write_title', text: 'landing.step_write_text' },
];

/**
 * Right below the sign-up: the steps to a first conversation, and what to know beforehand: minimum age, fictional
 * profiles, costs. The visitor's discount comes late, so it stands last.
 */
export function HowItWorks({ settings }: { settings: Settings | null }) {
  const { t, formatMoney } = useTranslation();
  const isMessagingFree = useIsMessagingFree(settings);
  const price = settings
    ? minimumMessageCost(settings, [settings.geoip_selected_country, settings.geoip_country])
    : undefined;
  return (
    <div className={styles['page']}>
      <section className={styles['section']} aria-labelledby="how">
        <h2 className={styles['heading']} id="how">
          {t('landing.how')}
        </h2>
        <ol className={styles['steps']}>
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className={styles['step']}>
              <span className={styles['number']} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={styles['title']}>{t(title)}</h3>
                <p className={styles['text']}>{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles['plain']} aria-labelledby="plainly">
        <h2 className={styles['heading']} id="plainly">
          {t('index.terms_heading')}
        </h2>
        <dl className={styles['terms']}>
          <div>
            <dt className={styles['title']}>{t('index.adults_title')}</dt>
            <dd className={styles['text']}>{t('index.adults_text')}</dd>
          </div>
          <div>
            <dt className={styles['title']}>{t('index.fictional_title')}</dt>
            <dd className={styles['text']}>{t('index.fictional_text')}</dd>
          </div>
          {!isMessagingFree && (
            <div>
              <dt className={styles['title']}>{t('index.costs_title')}</dt>
              <dd className={styles['text']}>
                {t('index.costs_text')}{' '}
                {price !== undefined && t('landing.cost', { price: formatMoney(price.costs, price.currency) })}{' '}
                <Link href={pathTo('/pricing')}>{t('route.pricing')}</Link>
              </dd>
            </div>
          )}
        </dl>
        <DiscountNote />
      </section>
    </div>
  );
}
