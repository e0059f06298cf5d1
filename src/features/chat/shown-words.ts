import type { TellFirstWord } from './first-words.ts';

/** A message as lists and quotes show it in one line. */
interface ShortMessage {
  text: string;
  isPhoto?: true;
}

/** Returns the words of a message; of a photo, that it is one. */
export function shownWords({ text, isPhoto }: ShortMessage, t: TellFirstWord): string {
  if (isPhoto !== true) return text;
  return text === '' ? t('chat.photo') : t('chat.photo_with_words', { text });
}
