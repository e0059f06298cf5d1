import { type ReactNode, Suspense, useState } from 'react';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { showToast } from '../../ui/toasts.ts';
import { countUnsent, type Unsent } from './count-unsent.ts';

const ConfirmDialog = lazyPart(async () => ({ default: (await import('../../ui/dialog.tsx')).ConfirmDialog }));

/**
 * Logs out. Asks for confirmation first if something exists on this device only, because logout deletes all data of the
 * account. The caller must render the returned dialog.
 */
export function useLogOut(): { logOut: () => Promise<void>; dialog: ReactNode } {
  const { t } = useTranslation();
  const database = useAccountDatabase();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    const result = await calls.logOut();
    setBusy(false);
    setUnsent(null);
    if (result.status === 'worker-unreachable') showToast({ text: t('session.log_out_failed'), tone: 'danger' });
  };
  const logOut = async () => {
    const counted = await countUnsent(database);
    if (counted === null) await leave();
    else setUnsent(counted);
  };
  const dialog = unsent !== null && (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        title={t('session.log_out_title')}
        text={[
          ...(unsent.messages > 0 ? [t('session.log_out_unsent', { count: unsent.messages })] : []),
          ...(unsent.drafts > 0 ? [t('session.log_out_drafts', { count: unsent.drafts })] : []),
          ...(unsent.hasProfileChanges ? [t('session.log_out_profile')] : []),
          ...(unsent.changes > 0 ? [t('session.log_out_changes', { count: unsent.changes })] : []),
        ].join(' ')}
        confirmLabel={t('session.log_out_anyway')}
        tone="danger"
        busy={busy}
        onConfirm={() => void leave()}
        onCancel={() => setUnsent(null)}
      />
    </Suspense>
  );
  return { logOut, dialog };
}
