import { useState } from 'react';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { isLoaded } from '../../data/is-loaded.ts';
import { MAX_KEY, MIN_KEY } from '../../data/readable.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { setLike } from '../members/like-commands.ts';
import { setPass } from '../members/pass-commands.ts';
import { readPassedIds } from '../members/passed-ids.ts';
import { type Decision, type DeckChoice, nextPage, placeOf, undecided } from './deck-queue.ts';
import { pageCountOf } from './search-results.tsx';
import type { FoundPage } from './search-view.ts';

/** Pages looked through by themselves without a decision, so that a member who has decided about all is no burden. */
const PAGES_AT_ONCE = 5;

export interface Deck {
  /** Undefined while reading what was decided before. */
  cards: readonly ProfileCard[] | undefined;
  /** The page of results to fetch; null if none is needed or there is none. */
  wanted: number | null;
  /** Whether there are more pages, which are fetched only when `lookFurther` is called. */
  hasFurther: boolean;
  /** Number of all members found; null until the first page is there. */
  total: number | null;
  /** Place of the card in front among all of them, from 1 on; null if there is none. */
  place: number | null;
  /** The last decision that can be taken back. */
  last: Decision | null;
  decide: (choice: DeckChoice) => void;
  undo: () => void;
  addPage: (page: number, found: FoundPage) => void;
  lookFurther: () => void;
}

/**
 * The members of a search whom this one has neither liked nor passed lately, one after the other. Decisions are stored
 * at once; the outbox sends likes.
 *
 * @param first the first page of results if it is already known
 * @param hasTrouble likes that have never been fetched are not waited for
 */
export function useDeck(first: FoundPage | null, hasTrouble: boolean): Deck {
  const stored = useDecidedIds(hasTrouble);
  const [pages, setPages] = useState(() => (first === null ? [] : [first.result.profiles]));
  const [total, setTotal] = useState(() => first?.result.paging.num_results ?? null);
  const [pageCount, setPageCount] = useState(() => (first === null ? null : pageCountOf(first)));
  const [limit, setLimit] = useState(PAGES_AT_ONCE);
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);
  const [returned, setReturned] = useState<ReadonlySet<number>>(new Set());
  const cards = stored && undecided({ pages, stored, decisions, returned });
  const top = cards?.[0];
  const last = decisions.at(-1) ?? null;
  const loaded = pages.length;
  const lookFurther = () => setLimit(loaded + PAGES_AT_ONCE);
  return {
    cards,
    wanted: cards === undefined ? null : nextPage(cards.length, { loaded, pageCount, limit }),
    hasFurther: pageCount !== null && loaded < pageCount,
    total,
    place: top === undefined ? null : placeOf(top.id, pages),
    last,
    decide(choice) {
      if (top === undefined) return;
      const decision = { profile: top, choice };
      setDecisions((all) => [...all, decision]);
      lookFurther();
      void store(decision, true).then((isStored) => {
        // The card returns; a toast says why.
        if (!isStored) setDecisions((all) => all.filter((one) => one !== decision));
      });
    },
    undo() {
      if (last === null) return;
      setDecisions((all) => all.filter((one) => one !== last));
      setReturned((ids) => new Set(ids).add(last.profile.id));
      void store(last, false).then((isStored) => {
        if (!isStored) setDecisions((all) => [...all, last]);
      });
    },
    addPage(page, found) {
      if (page === loaded + 1) setPages([...pages, found.result.profiles]);
      setTotal(found.result.paging.num_results);
      setPageCount(pageCountOf(found));
    },
    lookFurther,
  };
}

function store({ profile, choice }: Decision, isMade: boolean): Promise<boolean> {
  return choice === 'like'
    ? setLike({ profileId: profile.id, liked: isMade })
    : setPass({ profileId: profile.id, passed: isMade });
}

/** Returns the ids of members who are liked, or were passed lately. Undefined while reading, or until likes are known. */
function useDecidedIds(hasTrouble: boolean): ReadonlySet<number> | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const [liked, passed] = await Promise.all([
      database.likes.where('[given+givenAtMs]').between([1, MIN_KEY], [1, MAX_KEY]).primaryKeys(),
      readPassedIds(database),
    ]);
    if (liked.length === 0 && !hasTrouble && !(await isLoaded(database, 'loaded-likes'))) return undefined;
    return new Set([...liked, ...passed]);
  }, [database, hasTrouble]);
}
