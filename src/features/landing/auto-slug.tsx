import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import { resolveSlug } from './landing-slug.ts';

/** A slug with the word `auto` goes on to that of the visitor's language (specification, section 2). The query stays. */
export function AutoSlug({ slug, children }: { slug: string | null; children: ReactNode }) {
  const { locale } = useTranslation();
  const [path] = useLocation();
  const search = useSearch();
  const isInBrowser = useIsInBrowser();
  if (slug === null) return children;
  const resolved = resolveSlug(slug, locale);
  if (resolved === slug || !isInBrowser) return children;
  const to = `${path.slice(0, path.lastIndexOf(slug))}${resolved}`;
  return <Redirect to={search === '' ? to : `${to}?${search}`} replace />;
}
