import type { LandingPerson, LandingQuestion } from '../../../worker/public/direct-calls.ts';
import type { Settings } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export interface LandingPeople {
  /** `failed`: the page shows no people, but its form works. Without the settings they would have no pictures. */
  state: 'loading' | 'ready' | 'failed';
  people: readonly LandingPerson[];
  /** Lower bounds by region id, for the requested country (contract, `LandingPeople.regions`). */
  regions: ReadonlyMap<number, number>;
  /** How many of the niche are online now; null if the backend does not tell. */
  online: number | null;
  /** Lower bounds of how many name each interest; empty if the backend does not tell. */
  likedBy: ReadonlyMap<string, number>;
  /** Null while loading and on failure. */
  settings: Settings | null;
}

/**
 * Fetches the people of a landing page: from its niche, nearest countries first. A backend without support for landing
 * pages returns matches, which are shown instead.
 *
 * @param country null means the visitor's
 */
export function useLandingPeople(niche: LandingQuestion['niche'], country: string | null = null): LandingPeople {
  const { locale } = useTranslation();
  const { read } = useDirectRead(`landing ${niche} ${country} ${locale}`, () =>
    calls.loadLandingPeople({ niche, country, language: locale }),
  );
  const settings = useDirectRead('settings', () => calls.loadSettings()).read;
  const state = [settings.state, read.state];
  const found = read.state === 'ready' && settings.state === 'ready' ? read.data : null;
  const { online = null, interests = [], regions = [] } = found?.landing ?? {};
  return {
    state: state.includes('failed') ? 'failed' : state.includes('loading') ? 'loading' : 'ready',
    people:
      found?.landing?.people ?? found?.matches.map(({ profile }) => ({ profile, said: null, interests: [] })) ?? [],
    regions: new Map(regions.map(({ id, at_least: atLeast }) => [id, atLeast])),
    online,
    likedBy: new Map(interests.map(({ id, at_least: atLeast }) => [id, atLeast])),
    settings: settings.state === 'ready' ? settings.data : null,
  };
}
