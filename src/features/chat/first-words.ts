/** The words of the chats that are there before the app: the build puts them into first-rows.ts, in every language. */
export const FIRST_WORD_IDS = [
  'home.likes_title',
  'chats.choose',
  'chats.choose_text',
  'chats.title',
  'chats.search',
  'chats.draft',
  'chats.pending',
  'chats.not_sent',
  'chats.no_messages',
  'chats.own_message',
  'chat.photo',
  'chat.photo_with_words',
  'member.online',
  'member.fictional',
] as const;

export type FirstWordId = (typeof FIRST_WORD_IDS)[number];

/** Returns the text of a message. */
export type TellFirstWord = (id: FirstWordId, values?: { text: string }) => string;

/** None of these messages has more than the argument `text`, so that no parser of messages is needed. */
export function tellFirstWord(words: Readonly<Record<FirstWordId, string>>): TellFirstWord {
  return (id, values) => words[id].replace('{text}', () => values?.text ?? '');
}
