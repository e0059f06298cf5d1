import { LOCALE_CODES } from '../../../openapi/generated/enumerations.ts';
import type { AppContext } from './call.ts';
import { languageOfVisit } from './language.ts';

const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ...LOCALE_CODES.map((code) => [code, code] as const),
  ['eng', 'en'],
]);
const LANDING = new RegExp(
  `^(?:(?<family>/landers/[^/]+)|(?<member>/members)/[0-9]+/(?<kind>landing[23]))/(?:(?<niche>she|bdsm|bbw|gilf|milf|gay)-)?(?<language>${[...LANGUAGES.keys(), 'auto'].join('|')})$`,
);
const MEMBER = /^\/members\/[0-9]+\/(landing|signup)$/;

/**
 * Returns the candidate paths of an address's prerendered page within the app directory, best first, in the visitor's
 * language. The web server configuration in scripts/deploy follows the same rules.
 */
export function prerenderedPaths(context: AppContext, path: string): string[] {
  if (path.startsWith('/_')) return [];
  const trimmed = path.replace(/\/$/, '');
  const landing = LANDING.exec(trimmed.toLowerCase())?.groups;
  const named = LANGUAGES.get(landing?.['language'] ?? '');
  const folder = `/pages/${named ?? languageOfVisit(context)}`;
  if (path === '/') return [`${folder}/index.html`];
  const kind = landing?.['kind'] ?? MEMBER.exec(trimmed)?.[1];
  if (kind !== undefined) return [`${folder}/members/_${kind}.html`];
  if (landing !== undefined) return [`${folder}${landing['family']}/_${landing['niche'] ?? ''}.html`];
  return [`${folder}${trimmed}.html`];
}

/** Returns the path of the page for addresses that there are not, in the visitor's language. */
export function notFoundPage(context: AppContext): string {
  return `/pages/${languageOfVisit(context)}/404.html`;
}
