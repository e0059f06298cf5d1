import type { RedirectRule } from '../../worker/public/runtime-configuration.ts';
import type { SiteRoute } from '../build/read-routes.ts';
import { routeExpression } from '../build/route-expression.ts';

/**
 * The prerendered file of a landing page is named by this prefix and the niche's word, in the folder of its language.
 */
export const LANDING_FILE_PREFIX = '_';

/**
 * The landing pages of a member, by the part of the address after the member's id. One file serves all members, in
 * `members` of the folder of a language, named with the same prefix.
 */
export const MEMBER_LANDINGS = ['landing', 'landing2', 'landing3', 'signup'] as const;

/** As a regular expression, which matches nothing else after a member's id. */
export const MEMBER_LANDING_EXPRESSION = MEMBER_LANDINGS.join('|');
/** The part of an address before the slug of a landing page, without the slash at its start, as a regular expression. */
export const BEFORE_LANDING_SLUG = '(?:landers/[^/]+|members/[0-9]+/landing[23])/';

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
