import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { StorageChoice } from './storage-choice.tsx';

/** Warns visitors that browser storage is unavailable and offers options. Renders nothing if storage works. */
export function StorageTrouble() {
  const { t } = useTranslation();
  const { status } = useSession();
  if (status !== 'storage-refused' && status !== 'storage-blocked') return null;
  return (
    <Banner tone="danger" role="alert" action={<StorageChoice size="s" />}>
      {t(status === 'storage-blocked' ? 'session.storage_blocked_text' : 'session.storage_refused_text')}{' '}
      {t('session.unstored_choice')}
    </Banner>
  );
}
