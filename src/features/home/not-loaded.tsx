import { calls } from '../../data/calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';

/** Shown if no outcome of a first poll has been stored in time. */
export default function NotLoaded() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('home.title')} />
      <RetryBanner cause="failed" role="alert" onRetry={() => void calls.refresh()}>
        {t('home.not_loaded')}
      </RetryBanner>
    </>
  );
}
