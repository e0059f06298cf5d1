import type { ContentPage } from '../../../worker/public/direct-calls.ts';

type Section = ContentPage['sections'][number];

/** Of a word, the part at its start that its other forms share; words of four letters have no such part. */
const STEM_SHARE = 0.6;
const STEM_MIN = 4;

/**
 * Returns the sections whose heading or text contains every word of the query, in their order; all sections if it has no
 * word. Case, accents and markup do not count. If no section has all words as they are, those with other forms of them:
 * who asks for "kündigen" finds "Wie kündige ich".
 */
export function findAnswers(sections: readonly Section[], query: string): readonly Section[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const texts = sections.map((section) => ({
    section,
    text: plain(` ${section.heading} ${section.html.replace(/<[^>]*>/g, ' ')}`),
  }));
  const withAll = (parts: readonly string[]) =>
    texts.flatMap(({ section, text }) => (parts.every((part) => text.includes(part)) ? section : []));
  const exact = withAll(words);
  return exact.length > 0 ? exact : withAll(words.map(stemOf));
}

/** Begins with a space, as only the start of a word may match it. */
function stemOf(word: string): string {
  return word.length <= STEM_MIN ? word : ` ${word.slice(0, Math.max(STEM_MIN, Math.ceil(word.length * STEM_SHARE)))}`;
}

/** Without accents, so that they need not be typed, nor written with an e; the letter ł has no form without. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('’', "'")
    .replaceAll(/[\s"„“”«»¿¡(]+/g, ' ');
}
