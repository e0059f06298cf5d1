import type { RedirectRule } from '../../worker/public/runtime-configuration.ts';
import { routeExpression, type SiteRoute } from '../build/read-routes.ts';

/**
 * The prerendered file of a landing page is named by this prefix and the niche's word, in the folder of its language.
 */
export const LANDING_FILE_PREFIX = '_';

/**
 * Returns the routes of a site: those for developers only if the configuration enables them, plus the paths of redirect
 * rules, since the app itself performs the redirects.
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
