import Crown from 'lucide-react/icons/crown';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { PremiumOffer } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { type CallFailure, type FailureWords, failureText, NOT_READ } from '../../data/failure-text.ts';
import { useAtServerTime } from '../../data/server-time.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useFocusAfterLeaving } from '../../ui/use-focus-after-leaving.ts';
import type { Money } from './money-amount.ts';
import styles from './premium-page.module.css';
import { useMoment } from './use-moment.ts';
import { useMoney } from './use-money.ts';
import { withdrawalAddress } from './withdrawal-address.ts';

/** Without an answer it may be cancelled already. */
const NOT_CANCELLED: FailureWords = { ...NOT_READ, offline: 'premium.cancel_unclear' };

interface SubscriptionStateProps {
  subscription: NonNullable<PremiumOffer['subscription']>;
  /** Null when the plan is no longer offered. */
  plan: PremiumOffer['plans'][number] | null;
  /** The server knows no renewal to cancel: premium has ended or was cancelled elsewhere. */
  onOutdated: () => void;
}

/** The member's premium subscription: end date, renewal and cancelling the renewal. */
export function SubscriptionState({ subscription, plan, onOutdated }: SubscriptionStateProps) {
  const { t, formatDate } = useTranslation();
  const money = useMoney();
  const moment = useMoment();
  const day = (time: string) => formatDate(Date.parse(time), 'long');
  const { renews_at: renewsAt, renewal_price: renewalPrice, withdraw_until: withdrawUntil } = subscription;
  // Missing from answers stored by an older version.
  const { reminder_at: reminderAt = null, price_change: change = null } = subscription;
  const withdrawBefore = useAtServerTime((nowMs) =>
    withdrawUntil !== null && Date.parse(withdrawUntil) > nowMs ? withdrawUntil : null,
  );
  const isReminderAhead = useAtServerTime((nowMs) => reminderAt !== null && Date.parse(reminderAt) > nowMs);
  return (
    <Card>
      <div className={styles['state']}>
        <span className={styles['crown']} aria-hidden="true">
          <Crown />
        </span>
        <div className={styles['words']}>
          <h2 className={styles['title']}>{t('premium.active')}</h2>
          <p>{t('premium.since', { date: day(subscription.started_at) })}</p>
          <p className={styles['strong']}>
            {renewsAt === null
              ? t('premium.until', { date: day(subscription.ends_at) })
              : renewalPrice === null
                ? t('premium.renews_at', { date: day(renewsAt) })
                : plan === null
                  ? t('premium.renews_at_price', { date: day(renewsAt), price: money(renewalPrice) })
                  : t('premium.renews_at_for', { date: day(renewsAt), price: money(renewalPrice), count: plan.months })}
          </p>
          {reminderAt !== null && (
            <p className={styles['note']}>
              {t(isReminderAhead ? 'premium.reminder' : 'premium.reminded', { date: day(reminderAt) })}
            </p>
          )}
          {change !== null && renewsAt !== null && renewalPrice !== null && (
            <PriceNotice change={change} price={renewalPrice} renewsOn={day(renewsAt)} />
          )}
          {withdrawBefore !== null && (
            <p className={styles['note']}>
              <Link href={withdrawalAddress(subscription.transaction)}>
                {t('premium.withdraw', { date: moment(withdrawBefore) })}
              </Link>
            </p>
          )}
          {renewsAt !== null && <Cancel endsOn={day(subscription.ends_at)} onOutdated={onOutdated} />}
        </div>
      </div>
    </Card>
  );
}

interface PriceNoticeProps {
  change: NonNullable<SubscriptionStateProps['subscription']['price_change']>;
  price: Money;
  renewsOn: string;
}

/** Announces that the price of the next renewal has changed. */
function PriceNotice({ change, price, renewsOn }: PriceNoticeProps) {
  const { t, formatDate } = useTranslation();
  const money = useMoney();
  const isHigher = price.amount_minor > change.previous.amount_minor;
  return (
    <Banner tone={isHigher ? 'warning' : 'info'}>
      {t(isHigher ? 'premium.price_higher' : 'premium.price_lower', {
        date: renewsOn,
        price: money(price),
        previous: money(change.previous),
        told: formatDate(Date.parse(change.announced_at), 'long'),
      })}
    </Banner>
  );
}

/** Cancels the renewal after confirmation. */
function Cancel({ endsOn, onOutdated }: { endsOn: string; onOutdated: () => void }) {
  const { t } = useTranslation();
  const { trouble } = useConnectionTrouble();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Not its words: the language may be changed while they stand there.
  const [problem, setProblem] = useState<CallFailure | null>(null);
  const idempotencyKey = useRef(crypto.randomUUID());
  // The button goes with the renewal, once the dialog has given it the focus back.
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterLeaving(place);
  const cancel = async () => {
    setBusy(true);
    setProblem(null);
    const result = await calls.cancelPremium(idempotencyKey.current);
    setBusy(false);
    setAsking(false);
    if (result.status === 'saved') showToast({ text: t('premium.cancelled_toast'), tone: 'success' });
    else if (result.status === 'refused' && result.error === 'not_premium') onOutdated();
    else setProblem(result);
  };
  return (
    <>
      {problem !== null && (
        <Banner tone="danger" role="alert">
          {failureText(problem, t, NOT_CANCELLED)}
        </Banner>
      )}
      <div ref={place}>
        <Button
          onClick={() => setAsking(true)}
          disabled={trouble !== null}
          aria-describedby={trouble === null ? undefined : 'cancel-blocked'}
        >
          {t('premium.cancel')}
        </Button>
      </div>
      {trouble !== null && (
        <p className={styles['note']} id="cancel-blocked">
          {t(`premium.cancel_blocked_${trouble}`)}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('premium.cancel_title')}
        text={t('premium.cancel_text', { date: endsOn })}
        confirmLabel={t('premium.cancel')}
        cancelLabel={t('premium.keep')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
