import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DiscountLines } from './discount-lines.tsx';
import { useDiscountTerms } from './use-discount-terms.ts';

/** The discount a visitor gets after signing up; renders nothing if there is none. */
export default function DiscountNote() {
  const { t } = useTranslation();
  const { terms } = useDiscountTerms();
  const { read } = useDirectRead(`discount ${JSON.stringify(terms)}`, () => calls.loadDiscount(terms));
  if (read.state !== 'ready' || read.data.best === null) return null;
  return <DiscountLines offer={{ discount: read.data.best, time_bonus: null }} note={t('discount.after_signup')} />;
}
