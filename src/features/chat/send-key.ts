/** What Safari gives as the key code of a key that an input method has used. */
const USED_BY_INPUT_METHOD = 229;

/**
 * Returns whether a key sends the message: Enter, unless it confirms what an input method suggests. Safari says so only
 * by the key code, as it ends the composition first (WebKit bug 165004).
 */
export function isSendKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>): boolean {
  const isConfirming = event.isComposing || event.keyCode === USED_BY_INPUT_METHOD;
  return event.key === 'Enter' && !event.shiftKey && !isConfirming;
}
