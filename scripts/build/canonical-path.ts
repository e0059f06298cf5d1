import { importSource } from './import-source.ts';

const SLUGS = 'src/features/landing/landing-slug.ts';
/** Every slug of a landing family shows the same page: search engines keep that of the site's main niche. */
const MAIN_NICHE = 1;
const LANDING = /^(\/landers\/[^/]+\/):slug$/;

/** The path by which search engines know a route in a language; null for a route with other parameters. */
export type CanonicalPath = (routePath: string, locale: string) => string | null;

/** As the app names its landing pages. Throws when the file does not do that. */
export async function readCanonicalPaths(): Promise<CanonicalPath> {
  const { landingSlug } = await importSource(SLUGS);
  if (typeof landingSlug !== 'function') throw new Error(`${SLUGS} exports no landingSlug`);
  return (routePath, locale) => {
    const [, family] = LANDING.exec(routePath) ?? [];
    if (family === undefined) return routePath.includes(':') ? null : routePath;
    const slug: unknown = landingSlug(locale, MAIN_NICHE);
    if (typeof slug !== 'string') throw new Error(`${SLUGS} has no slug for ${locale}`);
    return family + slug;
  };
}
