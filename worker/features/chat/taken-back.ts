import { isDraftRow } from '../../public/chat-door.ts';
import type { AccountDatabase } from '../../public/database.ts';
import type { MessageIntent } from '../../public/outbox-row.ts';
import type { DraftRow, MessageRow } from '../../public/rows.ts';
import type { Account } from '../../sync/account.ts';
import { writeAccount } from '../../sync/write.ts';

/** A message that became a draft again. */
type TakenBackMessage = NonNullable<DraftRow['takenBack']>[number];

/** Between two messages that become one draft. */
const PARAGRAPH = '\n\n';

/** Restores the text of a message that was taken back as the draft, above what the draft already holds. */
export async function giveTextBack(
  database: AccountDatabase,
  { conversationId, messageId, text }: MessageIntent,
  updatedAtMs: number,
): Promise<void> {
  if (text === '') return;
  const draft = await database.drafts.get(conversationId);
  const before = draft?.text ?? '';
  const both = before.trim() === '' ? text : `${text}${PARAGRAPH}${before}`;
  // Its answer may be lost: the server would have it all the same.
  const takenBack = [{ messageId, text }, ...takenBackIn(draft)];
  await database.drafts.put({ conversationId, text: both, updatedAtMs, takenBack });
}

/** Takes from the draft what was given back, unless the member has changed it: the message is sent. */
export async function takeTextAway(
  database: AccountDatabase,
  { conversationId, messageId, text }: TakenBackMessage & { conversationId: number },
): Promise<void> {
  const draft = await database.drafts.get(conversationId);
  const rest = draft === undefined ? null : without(draft.text, text);
  if (draft === undefined || rest === null) return;
  const takenBack = takenBackIn(draft).filter((each) => each.messageId !== messageId);
  if (rest === '') await database.drafts.delete(conversationId);
  else await database.drafts.put({ ...draft, text: rest, takenBack });
}

/** Takes from the draft those messages that the server has, as one of its answers tells, though they were taken back. */
export async function takeSentAway(
  account: Account,
  conversationId: number,
  rows: readonly MessageRow[],
): Promise<void> {
  const { drafts } = account.database;
  const known = takenBackIn(await drafts.get(conversationId).catch(() => undefined));
  const sent = known.filter(({ messageId }) => rows.some(({ key }) => key === messageId));
  if (sent.length === 0) return;
  await writeAccount(account, [drafts], async () => {
    for (const each of sent) await takeTextAway(account.database, { conversationId, ...each });
  });
}

/** Returns the messages that a changed draft still holds as they were taken back. */
export function stillTakenBack(stored: DraftRow | undefined, text: string): readonly TakenBackMessage[] {
  return takenBackIn(stored).filter((each) => without(text, each.text) !== null);
}

/** Skips what is damaged. */
function takenBackIn(draft: unknown): readonly TakenBackMessage[] {
  const kept: unknown = isDraftRow(draft) ? draft.takenBack : undefined;
  return Array.isArray(kept) ? kept.filter(isTakenBack) : [];
}

function isTakenBack(value: unknown): value is TakenBackMessage {
  if (typeof value !== 'object' || value === null || !('messageId' in value) || !('text' in value)) return false;
  return typeof value.messageId === 'string' && typeof value.text === 'string';
}

/** Returns the draft without a text that stands in paragraphs of its own; null if it does not. */
function without(draft: string, text: string): string | null {
  if (draft === text) return '';
  if (draft.startsWith(text + PARAGRAPH)) return draft.slice(text.length + PARAGRAPH.length);
  if (draft.endsWith(PARAGRAPH + text)) return draft.slice(0, -(text.length + PARAGRAPH.length));
  const inside = PARAGRAPH + text + PARAGRAPH;
  const at = draft.indexOf(inside);
  return at < 0 ? null : draft.slice(0, at) + draft.slice(at + inside.length - PARAGRAPH.length);
}
