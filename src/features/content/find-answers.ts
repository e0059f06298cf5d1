import type { ContentPage } from '../../../worker/public/direct-calls.ts';

type Section = ContentPage['sections'][number];

/**
 * Returns the sections whose heading or text contains every word of the query, in their order; all sections if it has no
 * word. Case, accents and markup do not count.
 */
export function findAnswers(sections: readonly Section[], query: string): readonly Section[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return sections.filter(({ heading, html }) => {
    const text = plain(`${heading} ${html.replace(/<[^>]*>/g, ' ')}`);
    return words.every((word) => text.includes(word));
  });
}

/** Without accents, so that they need not be typed; the letter ł has no form without. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('’', "'");
}
