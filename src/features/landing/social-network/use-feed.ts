import { useEffect, useEffectEvent, useState } from 'react';
import type { LandingPerson } from '../../../../worker/public/direct-calls.ts';
import { calls } from '../../../data/calls.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Niche } from '../../../routing/landing-slug.ts';
import { savesData } from '../../../ui/saves-data.ts';
import { newPeople } from './new-people.ts';

/** How often the page asks who is new, and how often at most: whoever has left it open is not reading. */
const ASK_INTERVAL_MS = 60_000;
const ASKED_AT_MOST = 10;

export interface Feed {
  /** Those whom the visitor asked to see first, then the first ones; each once. */
  people: readonly LandingPerson[];
  /** How many new ones could be shown. */
  waiting: number;
  showNew: () => void;
}

/**
 * Keeps a feed of people who are new since the page opened: they wait until the visitor wants to see them. Asks only
 * while the page is on the screen, and not at all where the visitor wants less motion or saves data.
 *
 * @param first whom the page began with; empty while loading, and then nothing is asked
 */
export function useFeed(niche: Niche, first: readonly LandingPerson[]): Feed {
  const { locale } = useTranslation();
  const [shown, setShown] = useState<readonly LandingPerson[]>([]);
  const [latest, setLatest] = useState<readonly LandingPerson[] | null>(null);
  const people = uniquely([...shown, ...first]);
  const waiting = newPeople(people, latest ?? []);
  const isReady = first.length > 0;
  const ask = useEffectEvent(async (isWanted: () => boolean) => {
    const answer = await calls.loadLandingPeople({ niche, country: null, language: locale });
    if (isWanted() && answer.status === 'answered') setLatest(answer.data.landing?.people ?? null);
  });
  useEffect(() => {
    if (!isReady || savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isOpen = true;
    let asked = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      asked += 1;
      if (asked >= ASKED_AT_MOST) clearInterval(timer);
      void ask(() => isOpen);
    }, ASK_INTERVAL_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, [isReady]);
  return { people, waiting: waiting.length, showNew: () => setShown(uniquely([...waiting, ...shown])) };
}

function uniquely(people: readonly LandingPerson[]): readonly LandingPerson[] {
  return people.filter(({ profile }, index) => people.findIndex((other) => other.profile.id === profile.id) === index);
}
