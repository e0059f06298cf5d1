import Gavel from 'lucide-react/icons/gavel';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Ban } from '../../../worker/public/direct-calls.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './ban-notice.module.css';
import { parseBan } from './parse-ban.ts';

const REASONS: Record<Ban['reason'], MessageId> = {
  spam: 'ban.reason_spam',
  harassment: 'ban.reason_harassment',
  fake_profile: 'ban.reason_fake_profile',
  underage: 'ban.reason_underage',
  payment: 'ban.reason_payment',
  other: 'ban.reason_other',
};

/** Tells a banned user redirected from the login why the account is banned, until when, and how to appeal. */
export function BanNotice() {
  const { t, formatDate, formatTime } = useTranslation();
  const ban = parseBan(useHistoryState());
  const endsAtMs = ban === null || ban.until === null ? null : Date.parse(ban.until);
  return (
    <section className={styles['notice']} aria-labelledby="ban-heading">
      <h2 className={styles['heading']} id="ban-heading">
        <Gavel aria-hidden="true" />
        {t(ban === null ? 'ban.heading' : 'ban.own_heading')}
      </h2>
      {ban === null ? (
        <p>{t('ban.unknown')}</p>
      ) : (
        <dl className={styles['facts']}>
          <dt>{t('ban.reason')}</dt>
          <dd>{t(REASONS[ban.reason])}</dd>
          <dt>{t('ban.length')}</dt>
          <dd>
            {endsAtMs === null
              ? t('ban.forever')
              : t('ban.until', { date: formatDate(endsAtMs, 'long'), time: formatTime(endsAtMs) })}
          </dd>
        </dl>
      )}
      <p className={styles['appeal']}>{t('ban.appeal')}</p>
      <div>
        <ButtonLink variant="primary" href={`${pathTo('/complaints')}?kind=service`}>
          {t('ban.appeal_action')}
        </ButtonLink>
      </div>
    </section>
  );
}
