import Hourglass from 'lucide-react/icons/hourglass';
import { Suspense, useState } from 'react';
import { parseUnsentOfOthers } from '../../../worker/public/session.ts';
import { calls } from '../../data/calls.ts';
import { deviceDatabase } from '../../data/device-database.ts';
import { useSession } from '../../data/session-store.ts';
import { forgetUnsavedDrafts } from '../../data/unsaved-drafts.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './unsent-of-others.module.css';

const ConfirmDialog = lazyPart(async () => ({ default: (await import('../../ui/dialog.tsx')).ConfirmDialog }));

/**
 * Shows how many unsent items other accounts have left on this device, without revealing their content, until the
 * member decides to keep or delete them.
 */
export function UnsentOfOthers() {
  const { t } = useTranslation();
  const session = useSession();
  const count = useLiveQuery(countToDecide, [], 0);
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  if (count === 0) return null;
  return (
    <>
      <Banner
        tone="info"
        role="status"
        icon={<Hourglass />}
        action={
          <div className={styles['choices']}>
            <Button size="s" onClick={() => void calls.decideOnUnsentOfOthers(true)}>
              {t('session.others_keep')}
            </Button>
            <Button size="s" onClick={() => setIsAsking(true)}>
              {t('session.others_delete')}
            </Button>
          </div>
        }
      >
        {t('session.others_unsent', { count })}
      </Banner>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={t('session.others_delete_title')}
            text={t('session.others_delete_text', { count })}
            confirmLabel={t('session.others_delete')}
            tone="danger"
            busy={isDeleting}
            onConfirm={() => void deleteThem()}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );

  async function deleteThem(): Promise<void> {
    setIsDeleting(true);
    const result = await calls.decideOnUnsentOfOthers(false);
    setIsDeleting(false);
    setIsAsking(false);
    if (result.status !== 'acknowledged') showToast({ text: t('session.others_delete_failed'), tone: 'danger' });
    else if (session.status === 'member') forgetUnsavedDrafts(session.accountId);
  }
}

async function countToDecide(): Promise<number> {
  const record = await deviceDatabase().session.get('current');
  if (record === undefined || record.isKeptForOthers === true) return 0;
  return parseUnsentOfOthers(record.unsentOfOthers).reduce((sum, { count }) => sum + count, 0);
}
