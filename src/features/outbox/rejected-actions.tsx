import { useEffect } from 'react';
import type { OutboxRow } from '../../../worker/public/outbox-row.ts';
import { type AccountRows, useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { commandProblem } from '../../data/command-problem.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { useOutbox } from '../../data/use-outbox.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './rejected-actions.module.css';

interface RejectedAction {
  idempotencyKey: string;
  kind: keyof typeof TEXTS;
  /** Null if the member is no longer in the database. */
  name: string | null;
}

const NONE: RejectedAction[] = [];

/** Idempotency keys of rejections that have already been logged. */
const logged = new Set<string>();

/** The specification, section 8, requires logging failed likes; the page also shows them to the member. */
function logLikes(actions: readonly RejectedAction[]): void {
  for (const { idempotencyKey, kind } of actions) {
    if (kind === 'remove-chat' || logged.has(idempotencyKey)) continue;
    logged.add(idempotencyKey);
    console.error(`The ${kind} could not be saved`);
  }
}

const TEXTS = {
  like: 'site.rejected_like',
  unlike: 'site.rejected_unlike',
  'remove-chat': 'site.rejected_remove_chat',
} as const;

/** Banners to retry or discard likes and chat removals the server rejected. Rejected messages show up in their chat. */
export default function RejectedActions() {
  const { t } = useTranslation();
  const database = useAccountDatabase();
  const outbox = useOutbox();
  const actions = useLiveQuery(() => rejectedActions(database, outbox ?? []), [database, outbox], NONE);
  useEffect(() => logLikes(actions), [actions]);
  return actions.map(({ idempotencyKey, kind, name }) => (
    <Banner
      key={idempotencyKey}
      tone="danger"
      role="alert"
      action={
        <span className={styles['choices']}>
          <Button size="s" onClick={() => void tell(calls.retry(idempotencyKey))}>
            {t('ui.retry')}
          </Button>
          <Button size="s" variant="quiet" onClick={() => void tell(calls.discard(idempotencyKey))}>
            {t('chat.discard')}
          </Button>
        </span>
      }
    >
      {t(TEXTS[kind], { name: name ?? '', known: name === null ? 'no' : 'yes' })}
    </Banner>
  ));

  async function tell(call: ReturnType<typeof calls.retry>): Promise<void> {
    const problem = commandProblem(await call);
    if (problem !== null) showToast({ text: t(problem), tone: 'danger' });
  }
}

async function rejectedActions(database: AccountRows, outbox: readonly OutboxRow[]): Promise<RejectedAction[]> {
  const rows = outbox.filter(({ state }) => state === 'rejected');
  const actions = await Promise.all(rows.map((row) => actionOf(database, row)));
  return actions.flatMap((action) => action ?? []);
}

async function actionOf(database: AccountRows, row: OutboxRow): Promise<RejectedAction | null> {
  const { idempotencyKey, intent } = row;
  switch (intent.kind) {
    case 'remove-chat': {
      const chat = (await database.chats.get(intent.conversationId)) ?? intent.chat;
      return { idempotencyKey, kind: intent.kind, name: chat?.profile.name ?? null };
    }
    case 'like':
    case 'unlike':
      return { idempotencyKey, kind: intent.kind, name: await nameOf(database, intent.profileId) };
    // A rejected message is marked in its chat; a rejected read receipt needs no action by the member.
    case 'send-message':
    case 'send-photo':
    case 'mark-read':
      return null;
  }
}

async function nameOf(database: AccountRows, profileId: number): Promise<string | null> {
  const name =
    (await database.likes.get(profileId))?.profile.name ??
    (await database.chats.where('profileId').equals(profileId).first())?.profile.name ??
    (await database.members.get(profileId))?.profile?.name;
  return name ?? null;
}
