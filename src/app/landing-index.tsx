import { useEffect, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { calls } from '../data/calls.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { landingSlug, MAIN_NICHE } from '../routing/landing-slug.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';

/** `/landers/{family}`: redirects to the slug for the visitor's language and the site's niche. Keeps the query. */
export default function LandingIndex({ path }: { path: string }) {
  const { locale } = useTranslation();
  const search = useSearch();
  const [niche, setNiche] = useState<number | null>(null);
  useEffect(() => {
    let isShown = true;
    void calls.loadSettings().then((result) => {
      if (isShown) setNiche(result.status === 'answered' ? result.data.niche : MAIN_NICHE);
    });
    return () => {
      isShown = false;
    };
  }, []);
  if (niche === null) return <PageSkeleton />;
  return <Redirect to={`${path}/${landingSlug(locale, niche)}${search === '' ? '' : `?${search}`}`} replace />;
}
