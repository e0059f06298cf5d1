import DatabaseZap from 'lucide-react/icons/database-zap';
import Unplug from 'lucide-react/icons/unplug';
import type { SessionView } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

/** The browser refuses what the app stands on: storage, or the worker that keeps the data. */
export default function OutOfOrder({ session }: { session: SessionView }) {
  const { t } = useTranslation();
  const isStorage = session.status === 'storage-refused';
  return (
    <NoticePage
      icon={isStorage ? <DatabaseZap /> : <Unplug />}
      title={t(isStorage ? 'session.storage_refused_title' : 'session.worker_failed_title')}
      text={t(isStorage ? 'session.storage_refused_text' : 'session.worker_failed_text')}
      {...(isStorage && session.detail !== '' ? { detail: session.detail } : {})}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {t('session.reload')}
        </Button>
      }
    />
  );
}
