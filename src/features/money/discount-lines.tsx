import BadgePercent from 'lucide-react/icons/badge-percent';
import Gift from 'lucide-react/icons/gift';
import type { CreditOffer } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';

interface DiscountLinesProps {
  offer: Pick<CreditOffer, 'discount' | 'time_bonus'>;
  /** Replaces the default note that the discount is already included in the prices. */
  note?: string;
}

/** The active discount and time bonus, each with its reason and expiry. */
export function DiscountLines({ offer, note }: DiscountLinesProps) {
  const { t, formatDate, formatPercent, formatTime } = useTranslation();
  const { discount, time_bonus: bonus } = offer;
  // A day on one line.
  const moment = (time: string) => ({
    date: formatDate(Date.parse(time)).replaceAll(' ', '\u00a0'),
    time: formatTime(Date.parse(time)),
  });
  return (
    <>
      {discount !== null && (
        <Banner tone="info" icon={<BadgePercent />}>
          <strong>{t(`credits.discount_${discount.reason}`, { percent: formatPercent(discount.percent) })}</strong>{' '}
          {note ?? t('credits.discount_code', { code: discount.code })}{' '}
          {discount.valid_until !== null && t('credits.valid_until', moment(discount.valid_until))}
        </Banner>
      )}
      {bonus !== null && (
        <Banner tone="info" icon={<Gift />}>
          <strong>{t('credits.time_bonus', { percent: formatPercent(bonus.percent) })}</strong>{' '}
          {t('credits.valid_until', moment(bonus.valid_until))}
        </Banner>
      )}
    </>
  );
}
