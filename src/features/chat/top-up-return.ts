import { parseId } from '../../routing/path-parameters.ts';

/** Per tab: survives the detour over the payment provider's pages. */
const KEY = 'chat-after-top-up';

/** Remembers the chat to return to after buying credits. Without storage, the way back is the chat list. */
export function rememberChat(conversationId: number): void {
  try {
    sessionStorage.setItem(KEY, String(conversationId));
  } catch {
    // Refused by the browser.
  }
}

/** Returns the id of the conversation in which a message waits for credits; null if there is none. */
export function chatAfterTopUp(): number | null {
  try {
    return parseId(sessionStorage.getItem(KEY) ?? '');
  } catch {
    return null;
  }
}

/** Called once the balance covers a message: nothing waits any more. */
export function forgetChat(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
