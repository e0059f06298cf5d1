/** Letters that Unicode does not decompose into a base letter and a mark, mapped to what people type instead. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const TO_BE_MADE_PLAIN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

/** Returns the text in lowercase, the same in every locale, without accents and in compatible forms: "ﬁÉ" as "fie". */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(TO_BE_MADE_PLAIN, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * Returns the distinct words of a name or a search text, lowercase and without accents: "Łucja D’Amélie-Öz" gives
 * `lucja`, `d`, `amelie`, `oz`. Emoji count as words. Chats are indexed by them.
 */
export function nameWords(text: string): string[] {
  return [...new Set(plainLetters(text).split(/[\p{P}\p{Z}\p{C}]+/u))].filter((word) => word !== '');
}
