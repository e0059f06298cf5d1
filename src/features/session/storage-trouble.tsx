import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { StorageChoice } from './storage-choice.tsx';

/** Says on a page for visitors that the browser stores nothing, and offers two ways on. Nothing where it does. */
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
