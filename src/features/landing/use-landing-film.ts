import { filmOfNiche, type LandingFilm } from '../../../worker/public/landing-film.ts';
import { useConfiguration } from '../../data/configuration.tsx';
import { type Niche, nicheWord } from '../../routing/landing-slug.ts';

/** Returns the operator's film of a niche; null for stills of its members. */
export function useLandingFilm(niche: Niche): LandingFilm | null {
  return filmOfNiche(useConfiguration(), nicheWord(niche));
}
