import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DiscountLines } from './discount-lines.tsx';
import { useDiscountTerms } from './use-discount-terms.ts';
import { visitorNote } from './visitor-note.ts';

/** The discount a visitor gets after signing up; renders nothing if there is none. */
export default function DiscountNote() {
  const { t } = useTranslation();
  const { terms } = useDiscountTerms();
  const { read } = useDirectRead(`discount ${JSON.stringify(terms)}`, () => calls.loadDiscount(terms));
  if (read.state !== 'ready' || read.data.best === null) return null;
  const { best } = read.data;
  return <DiscountLines offer={{ discount: best, time_bonus: null }} note={t(visitorNote(best.reason))} />;
}
