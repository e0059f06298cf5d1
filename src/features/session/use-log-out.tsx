import { type ReactNode, Suspense, useState } from 'react';
import { isMessageIntent, isOutboxRow } from '../../../worker/public/outbox-row.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { showToast } from '../../ui/toasts.ts';

const ConfirmDialog = lazyPart(async () => ({ default: (await import('../../ui/dialog.tsx')).ConfirmDialog }));

/**
 * Logs out. Asks for confirmation first if there are unsent messages, because logout deletes all data of the account.
 * The caller must render the returned dialog.
 */
export function useLogOut(): { logOut: () => Promise<void>; dialog: ReactNode } {
  const { t } = useTranslation();
  const database = useAccountDatabase();
  const [unsentCount, setUnsentCount] = useState(0);
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    const result = await calls.logOut();
    setBusy(false);
    setUnsentCount(0);
    if (result.status === 'worker-unreachable') showToast({ text: t('session.log_out_failed'), tone: 'danger' });
  };
  const logOut = async () => {
    const unsent = await database.outbox
      .filter((row) => isOutboxRow(row) && row.state !== 'settled' && isMessageIntent(row.intent))
      .count();
    if (unsent === 0) await leave();
    else setUnsentCount(unsent);
  };
  const dialog = unsentCount > 0 && (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        title={t('session.log_out_title')}
        text={t('session.log_out_unsent', { count: unsentCount })}
        confirmLabel={t('session.log_out_anyway')}
        tone="danger"
        busy={busy}
        onConfirm={() => void leave()}
        onCancel={() => setUnsentCount(0)}
      />
    </Suspense>
  );
  return { logOut, dialog };
}
