import type { ChatRow } from '../../../worker/public/rows.ts';
import type { TellFirstWord } from './first-words.ts';
import { shownWords } from './shown-words.ts';

/** What stands before the words of a row: what is said of its newest message, or that they are a draft. */
export type ChatRowMark = 'draft' | 'pending' | 'rejected';

export interface ChatRowContent {
  mark: ChatRowMark | null;
  preview: string;
  /** Time of the newest message on the server's clock; null if there is none. */
  sentAtMs: number | null;
}

interface ChatRowState {
  /** What was typed and not sent; empty if nothing, or where the chat is open. */
  draft: string;
  /** How far the server's clock is ahead of this device's. */
  clockOffsetMs: number;
}

/** Returns the words of a chat in the list. Also for first-rows.ts, which draws them before the app is there. */
export function chatRowContent(
  { lastMessage, readOnly, blocked }: ChatRow,
  { draft, clockOffsetMs }: ChatRowState,
  t: TellFirstWord,
): ChatRowContent {
  // Where nothing can be written a draft is no news.
  const text = readOnly || blocked ? '' : draft.trim();
  if (lastMessage === null) {
    return { mark: text === '' ? null : 'draft', preview: text === '' ? t('chats.no_messages') : text, sentAtMs: null };
  }
  const { delivery, fromMe } = lastMessage;
  // Messages not yet on the server carry this device's time.
  const sentAtMs = lastMessage.sentAtMs + (delivery === 'sent' ? 0 : clockOffsetMs);
  if (text !== '' && delivery !== 'rejected') return { mark: 'draft', preview: text, sentAtMs };
  const words = shownWords(lastMessage, t);
  const preview = fromMe ? t('chats.own_message', { text: words }) : words;
  return { mark: delivery === 'sent' ? null : delivery, preview, sentAtMs };
}
