import type { SessionView } from '../../data/session-store.ts';
import { type DraftKey, keepUnsavedDraft, readUnsavedDraft } from '../../data/unsaved-drafts.ts';
import { parseId } from '../../routing/path-parameters.ts';

/** With the member's drafts: per tab, so that it survives the detour over the payment provider, and until the logout. */
function placeOf(session: SessionView): DraftKey | null {
  return session.status === 'member' ? { accountId: session.accountId, form: 'top-up' } : null;
}

/** Remembers the chat to return to after buying credits. Without storage, the way back is the chat list. */
export function rememberChat(session: SessionView, conversationId: number): void {
  const place = placeOf(session);
  if (place !== null) keepUnsavedDraft(place, String(conversationId));
}

/** Returns the id of the conversation in which a message of this member waits for credits; null if there is none. */
export function chatAfterTopUp(session: SessionView): number | null {
  const place = placeOf(session);
  return place === null ? null : parseId(readUnsavedDraft(place) ?? '');
}

/** Called once the balance covers a message: nothing waits any more. */
export function forgetChat(session: SessionView): void {
  const place = placeOf(session);
  if (place !== null) keepUnsavedDraft(place, null);
}
