import Gift from 'lucide-react/icons/gift';
import { Link } from 'wouter';
import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import styles from './stay-offer.module.css';

/** For the place of an offer that is not known yet. */
const USUAL_PERCENT = 50;

/** The discount for members who stay after all (`delete_discount`); renders nothing if the site has none. */
export function StayOffer() {
  const { t, formatPercent } = useTranslation();
  const { read } = useDirectRead('company', () => calls.loadCompany());
  if (read.state === 'failed' || (read.state === 'ready' && read.data.delete_discount === 0)) return null;
  const percent = read.state === 'ready' ? read.data.delete_discount : USUAL_PERCENT;
  return (
    // Its place is kept: what stands below must not move under the fingers of who types there already.
    <div className={styles['offer']} data-waiting={read.state === 'loading' || undefined}>
      <Banner tone="info" icon={<Gift />}>
        {t('account.stay_offer', { percent: formatPercent(percent) })}{' '}
        <Link href={pathTo('/pages/service')}>{t('account.stay_service')}</Link>
      </Banner>
    </div>
  );
}
