import { type ReactNode, useEffect, useRef } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useConfiguration } from '../../data/configuration.tsx';
import { keepLocale, showLocale, useTranslation } from '../../i18n/use-translation.ts';
import { type LandingSlug, landingSlug } from '../../routing/landing-slug.ts';
import { useQuery } from '../../routing/use-query.ts';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import { takeLandingStep } from '../site/landing-steps.ts';
import { noteLandingVisit } from '../site/landing-visit.ts';
import { nicheSettled } from './landing-niche.ts';
import { whenShown } from './when-shown.ts';

/**
 * Applies the URL of a landing page. Its language is used for this visit, and stored once the visitor moves on; its
 * niche is kept for the sign-up. A slug with `auto`, with a language that the site does not have, or with another word for
 * English, redirects to the canonical URL of the page; the query is kept.
 */
export function LandingAddress({ slug, children }: { slug: LandingSlug; children: ReactNode }) {
  const { locale } = useTranslation();
  const { locales } = useConfiguration();
  const [path] = useLocation();
  const search = useQuery();
  const named = slug.locale !== null && locales.includes(slug.locale) ? slug.locale : null;
  const canonical = (named && slug.canonical) ?? landingSlug(locale, slug.niche);
  const to = path.replace(/[^/]+\/?$/, canonical);
  const shown = named ?? locale;
  const last = useRef(shown);
  useEffect(() => {
    last.current = shown;
    void showLocale(shown);
  }, [shown]);
  useEffect(() => {
    noteLandingVisit(to, slug.niche);
    // A page that leads on is not the one that is seen.
    return to === path ? whenSettled(path, () => takeLandingStep('seen')) : undefined;
  }, [to, path, slug.niche]);
  // Unmounted: the visitor has moved on to another page of the site.
  useEffect(() => () => keepLocale(last.current), []);
  return (
    <>
      {to === path ? null : <RedirectInBrowser to={search === '' ? to : `${to}?${search}`} />}
      {children}
    </>
  );
}

/** Calls `act` once the page is on the screen, unless the site's niche has led on to another. Returns how to cancel it. */
function whenSettled(path: string, act: () => void): () => void {
  let cancel: (() => void) | null = null;
  let isLeft = false;
  void nicheSettled().then(() => {
    if (!isLeft && location.pathname === path) cancel = whenShown(act);
  });
  return () => {
    isLeft = true;
    cancel?.();
  };
}

/** A component of its own: that the browser has taken over must not render the page again. */
function RedirectInBrowser({ to }: { to: string }) {
  return useIsInBrowser() ? <Redirect to={to} replace /> : null;
}
