import Trash2 from 'lucide-react/icons/trash-2';
import type { OutboxRow } from '../../../worker/public/outbox-row.ts';
import { calls } from '../../data/calls.ts';
import { commandProblem } from '../../data/command-problem.ts';
import { useOutbox } from '../../data/use-outbox.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';

interface WaitingRemoval {
  idempotencyKey: string;
  /** Null if the stored action does not include the chat. */
  name: string | null;
}

/** Banners for chat removals that have not reached the server yet and can still be undone. */
export function WaitingRemovals() {
  const { t } = useTranslation();
  const removals = useOutbox()?.flatMap(waitingRemoval) ?? [];
  return removals.map(({ idempotencyKey, name }) => (
    <Banner
      key={idempotencyKey}
      tone="info"
      role="status"
      icon={<Trash2 />}
      action={
        <Button size="s" onClick={() => void keep(idempotencyKey)}>
          {t('chats.keep')}
        </Button>
      }
    >
      {t('chats.removal_waits', { name: name ?? '', known: name === null ? 'no' : 'yes' })}
    </Banner>
  ));

  async function keep(idempotencyKey: string): Promise<void> {
    const problem = commandProblem(await calls.discard(idempotencyKey));
    if (problem !== null) showToast({ text: t(problem), tone: 'danger' });
  }
}

function waitingRemoval({ state, idempotencyKey, intent, wait }: OutboxRow): WaitingRemoval[] {
  // Without `wait` the removal has not been attempted yet and is about to be sent.
  return state === 'queued' && intent.kind === 'remove-chat' && wait != null
    ? [{ idempotencyKey, name: intent.chat?.profile.name ?? null }]
    : [];
}
