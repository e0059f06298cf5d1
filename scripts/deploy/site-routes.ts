import type { RedirectRule } from '../../worker/public/runtime-configuration.ts';
import { routeExpression, type SiteRoute } from '../build/read-routes.ts';

/** Stands in the name of a prerendered page for every slug that has none of its own. */
export const ANY_SLUG = '_';

/**
 * The routes that a site has: those of developers only where its configuration opens them, and what its rules of
 * redirection lead away from, since the app follows them itself.
 */
export function listSiteRoutes(
  routes: readonly SiteRoute[],
  settings: { developerArea: boolean; redirects: readonly RedirectRule[] },
): SiteRoute[] {
  return [
    ...routes.filter((route) => settings.developerArea || !route.isForDevelopers),
    ...settings.redirects.map(({ from }) => ({
      path: from,
      expression: routeExpression(from),
      name: '',
      isForMembers: true,
      isForDevelopers: false,
      isIndexable: false,
      audience: 'everybody' as const,
      title: '',
    })),
  ];
}
