import type { LandingPerson } from '../../../worker/public/direct-calls.ts';
import type { Settings } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Niche } from '../../routing/landing-slug.ts';

export interface LandingPeople {
  /** `failed`: the page stands without people, and its form works. */
  state: 'loading' | 'ready' | 'failed';
  people: readonly LandingPerson[];
  /** Lower bounds by region id, of the country asked for (contract, `LandingPeople.regions`). */
  regions: ReadonlyMap<number, number>;
  /** Null until they are there, or where they cannot be had. */
  settings: Settings | null;
}

/**
 * Whom a landing page shows: of its niche, and near the visitor. A backend that does not know landing pages answers
 * matches, which are shown then.
 *
 * @param country null for the visitor's
 */
export function useLandingPeople(niche: Niche, country: string | null = null): LandingPeople {
  const { locale } = useTranslation();
  const { read } = useDirectRead(`landing ${niche} ${country} ${locale}`, () =>
    calls.loadLandingPeople({ niche, country, language: locale }),
  );
  const settings = useDirectRead('settings', () => calls.loadSettings()).read;
  const found = read.state === 'ready' ? read.data : null;
  return {
    state: settings.state === 'loading' ? 'loading' : read.state === 'ready' ? 'ready' : read.state,
    people:
      found?.landing?.people ?? found?.matches.map(({ profile }) => ({ profile, said: null, interests: [] })) ?? [],
    regions: new Map(found?.landing?.regions.map(({ id, at_least: atLeast }) => [id, atLeast])),
    settings: settings.state === 'ready' ? settings.data : null,
  };
}
