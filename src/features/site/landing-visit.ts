import type { LandingVisit } from '../../../worker/public/direct-calls.ts';
import { parseLandingSlug } from '../../routing/landing-slug.ts';

/** For this visit and in this tab only: no cookie, and nothing that outlives it. */
const KEY = 'landing-visit';
const LIST_MAX = 30;
const TEXT_MAX = 100;

/** What a visitor chose on a landing page, to be taken along. */
export type LandingChoice = Pick<LandingVisit, 'country' | 'countryregion' | 'interests'>;

const NO_CHOICE: LandingChoice = { country: null, countryregion: null, interests: [] };

/** The landing page by which this visit came, and what was chosen there; null when it came by none. */
export function readLandingVisit(): LandingVisit | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const entries = new Map<string, unknown>(Object.entries(value));
    const path = entries.get('path');
    if (typeof path !== 'string') return null;
    const slug = parseLandingSlug(path.slice(path.lastIndexOf('/') + 1));
    if (slug === null) return null;
    const country = entries.get('country');
    const region = entries.get('countryregion');
    const interests = entries.get('interests');
    return {
      path,
      niche: slug.niche,
      country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null,
      countryregion: typeof region === 'number' && Number.isSafeInteger(region) && region > 0 ? region : null,
      interests: Array.isArray(interests) ? interests.filter(isShortText).slice(0, LIST_MAX) : [],
    };
  } catch {
    return null;
  }
}

/** The visit has come to a landing page: what was chosen on another one stays. */
export function noteLandingVisit(path: string, niche: number): void {
  const { country, countryregion, interests } = readLandingVisit() ?? NO_CHOICE;
  write({ path, niche, country, countryregion, interests });
}

/** Takes a choice along; nothing where the visit came by no landing page. */
export function keepLandingChoice(choice: Partial<LandingChoice>): void {
  const visit = readLandingVisit();
  if (visit !== null) write({ ...visit, ...choice });
}

function write(visit: LandingVisit): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Storage is refused: the site's own niche counts, and what was chosen is chosen again.
  }
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= TEXT_MAX;
}
