import type { RedirectRule } from '../../worker/public/runtime-configuration.ts';
import { routeExpression, type SiteRoute } from '../build/read-routes.ts';

/** The prerendered page of a landing family is called by this and the word of the niche, in the folder of its language. */
export const LANDING_FILE_PREFIX = '_';

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
