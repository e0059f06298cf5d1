import DatabaseZap from 'lucide-react/icons/database-zap';
import Unplug from 'lucide-react/icons/unplug';
import type { SessionView } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { StorageChoice } from './storage-choice.tsx';

/** Error page for a browser that denies storage or fails to start the worker, without which the app cannot run. */
export default function OutOfOrder({ session }: { session: SessionView }) {
  const { t } = useTranslation();
  if (session.status === 'storage-refused' || session.status === 'storage-blocked') {
    const isBlocked = session.status === 'storage-blocked';
    return (
      <NoticePage
        icon={<DatabaseZap />}
        title={t(isBlocked ? 'session.storage_blocked_title' : 'session.storage_refused_title')}
        text={t(isBlocked ? 'session.storage_blocked_text' : 'session.storage_refused_text')}
        more={t('session.unstored_choice')}
        {...(!isBlocked && session.detail !== '' ? { detail: session.detail } : {})}
        action={<StorageChoice size="m" />}
      />
    );
  }
  return (
    <NoticePage
      icon={<Unplug />}
      title={t('session.worker_failed_title')}
      text={t('session.worker_failed_text')}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {t('session.reload')}
        </Button>
      }
    />
  );
}
