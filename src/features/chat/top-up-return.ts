import { parseId } from '../../routing/path-parameters.ts';

/** Of this tab: the payment provider's pages lie between leaving and coming back. */
const KEY = 'chat-after-top-up';

/** Notes the chat that buying credits should lead back to. Without storage the way back is the list of chats. */
export function rememberChat(conversationId: number): void {
  try {
    sessionStorage.setItem(KEY, String(conversationId));
  } catch {
    // Refused by the browser.
  }
}

/** Id of the conversation in which a message waits for credits; null when there is none. */
export function chatAfterTopUp(): number | null {
  try {
    return parseId(sessionStorage.getItem(KEY) ?? '');
  } catch {
    return null;
  }
}

/** The balance covers a message: nothing waits any more. */
export function forgetChat(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was noted either.
  }
}
