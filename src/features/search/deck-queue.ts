import type { ProfileCard } from '../../../worker/public/rows.ts';

export type DeckChoice = 'like' | 'pass';

/** What was decided about a member while the deck is open. */
export interface Decision {
  profile: ProfileCard;
  choice: DeckChoice;
}

/** What decides who is still in the deck. */
export interface DeckState {
  /** Pages of results, in order. */
  pages: readonly (readonly ProfileCard[])[];
  /** Ids of members who were liked or passed before, as stored. */
  stored: ReadonlySet<number>;
  decisions: readonly Decision[];
  /** Ids of members whose decision was taken back: what is stored of it is about to go. */
  returned: ReadonlySet<number>;
}

/** Returns the members nothing was decided about, each once, in the order of the results. */
export function undecided({ pages, stored, decisions, returned }: DeckState): ProfileCard[] {
  const decided = new Set(decisions.map(({ profile }) => profile.id));
  const open = pages
    .flat()
    .filter(({ id }) => !decided.has(id) && (returned.has(id) || !stored.has(id)))
    .map((profile) => [profile.id, profile] as const);
  return [...new Map(open).values()];
}

/** Returns the place of a member among all results, from 1 on: those decided about before count too. */
export function placeOf(profileId: number, pages: DeckState['pages']): number {
  return [...new Set(pages.flat().map(({ id }) => id))].indexOf(profileId) + 1;
}

/** Cards below which the next page is fetched. */
const CARDS_AHEAD = 4;

/** Returns the page to fetch next; null while there are enough cards, at the end, and past `limit` pages. */
export function nextPage(
  cardCount: number,
  { loaded, pageCount, limit }: { loaded: number; pageCount: number | null; limit: number },
): number | null {
  if (cardCount >= CARDS_AHEAD || loaded >= limit) return null;
  return pageCount === null || loaded < pageCount ? loaded + 1 : null;
}
