import { type ReactNode, Suspense, useState } from 'react';
import { isDraftRow } from '../../../worker/public/chat-door.ts';
import { isMessageIntent, isOutboxRow } from '../../../worker/public/outbox-row.ts';
import { type AccountRows, useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { showToast } from '../../ui/toasts.ts';

const ConfirmDialog = lazyPart(async () => ({ default: (await import('../../ui/dialog.tsx')).ConfirmDialog }));

interface Unsent {
  messages: number;
  /** Likes and removals. */
  changes: number;
  drafts: number;
  /** Of the own profile. */
  hasProfileChanges: boolean;
}

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
    const { messages, changes, drafts, hasProfileChanges } = counted;
    if (messages + changes + drafts === 0 && !hasProfileChanges) await leave();
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

/** Neither read marks, saved searches nor passes count: none of them is work that waits to be sent. */
async function countUnsent(database: AccountRows): Promise<Unsent> {
  const rows: unknown[] = await database.outbox.orderBy('sequence').toArray();
  const waiting = rows.filter(isOutboxRow).filter(({ state }) => state !== 'settled');
  const messages = waiting.filter(({ intent }) => isMessageIntent(intent)).length;
  // A refused change has been taken back already.
  const changes = waiting.filter(
    ({ state, intent }) => state !== 'rejected' && !isMessageIntent(intent) && intent.kind !== 'mark-read',
  ).length;
  const drafts: unknown[] = await database.drafts.orderBy('conversationId').toArray();
  const hasProfileChanges = (await database.meta.get('profile-draft')) !== undefined;
  return { messages, changes, drafts: drafts.filter(isDraftRow).length, hasProfileChanges };
}
