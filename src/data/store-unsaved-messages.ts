import { calls } from './calls.ts';
import { forgetUnsavedDraft, unsavedMessages } from './unsaved-drafts.ts';

/**
 * Has the worker store what was typed in this tab in chats that were left before it could: it may end with its last
 * page. The list tells such a draft then, and a logout asks before it deletes it. What cannot be stored now is tried
 * again with the next page, or once its chat is opened.
 */
export async function storeUnsavedMessages(accountId: number): Promise<void> {
  for (const { conversationId, text } of unsavedMessages(accountId)) {
    const { status } = await calls.saveDraft(conversationId, text);
    if (status === 'accepted') forgetUnsavedDraft({ accountId, conversationId }, text);
  }
}
