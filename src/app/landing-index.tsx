import { Redirect, useSearch } from 'wouter';
import { useTranslation } from '../i18n/use-translation.ts';
import { landingSlug } from './landing-slug.ts';

/** `/landers/{family}`: goes on to the slug of the visitor's language and the site's niche. The query stays. */
export default function LandingIndex({ path }: { path: string }) {
  const { locale } = useTranslation();
  const search = useSearch();
  const niche = 1;
  return <Redirect to={`${path}/${landingSlug(locale, niche)}${search === '' ? '' : `?${search}`}`} replace />;
}
