import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { calls } from '../data/calls.ts';
import { holdForNiche } from '../features/landing/landing-niche.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { landingSlug, MAIN_NICHE } from '../routing/landing-slug.ts';
import { useQuery } from '../routing/use-query.ts';

/**
 * `/landers/{family}`: redirects to the slug for the visitor's language, keeping the query. It does not wait for the
 * settings: if the site turns out to have another niche than the main one, its slug follows.
 */
export default function LandingIndex({ path }: { path: string }) {
  const { locale } = useTranslation();
  const search = useQuery();
  const to = `${path}/${landingSlug(locale, MAIN_NICHE)}`;
  useEffect(
    () => holdForNiche(correctNiche(to, (niche) => `${path}/${landingSlug(locale, niche)}`)),
    [path, to, locale],
  );
  return <Redirect to={search === '' ? to : `${to}?${search}`} replace />;
}

/** Replaces the address by the one for the site's niche, unless the visitor has moved on before it is known. */
async function correctNiche(shown: string, addressOf: (niche: number) => string): Promise<void> {
  const settings = await calls.loadSettings();
  if (settings.status !== 'answered' || settings.data.niche === MAIN_NICHE || location.pathname !== shown) return;
  navigate(addressOf(settings.data.niche) + location.search + location.hash, { replace: true });
}
