import { pathTo } from '../../routing/path-to.ts';

const HASH_START = '#message-';

/** Returns the address of a message within its conversation. */
export function messageAddress(message: { conversationId: number; key: string }): string {
  const path = pathTo('/chats/:chatId', { chatId: message.conversationId });
  return `${path}${HASH_START}${encodeURIComponent(message.key)}`;
}

/** Returns the key of the message that a hash names, or null. */
export function messageKeyOfHash(hash: string): string | null {
  if (!hash.startsWith(HASH_START)) return null;
  try {
    return decodeURIComponent(hash.slice(HASH_START.length)) || null;
  } catch {
    // A cut or broken address, such as "%E0%A4%A".
    return null;
  }
}
