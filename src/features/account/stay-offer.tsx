import Gift from 'lucide-react/icons/gift';
import { Link } from 'wouter';
import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';

/** The discount for members who stay after all (`delete_discount`); renders nothing if the site has none. */
export function StayOffer() {
  const { t, formatPercent } = useTranslation();
  const { read } = useDirectRead('company', () => calls.loadCompany());
  if (read.state !== 'ready' || read.data.delete_discount === 0) return null;
  return (
    <Banner tone="info" icon={<Gift />}>
      {t('account.stay_offer', { percent: formatPercent(read.data.delete_discount) })}{' '}
      <Link href={pathTo('/pages/service')}>{t('account.stay_service')}</Link>
    </Banner>
  );
}
