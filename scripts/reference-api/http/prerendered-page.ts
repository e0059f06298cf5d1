import type { AppContext } from './call.ts';
import { languageOfVisit } from './language.ts';

/**
 * Where the prerendered page of an address may stand below the folder of the app, best first, in the language of the
 * visitor. The configuration of a web server (scripts/deploy) has the same rules.
 */
export function prerenderedPaths(context: AppContext, path: string): string[] {
  if (path.startsWith('/_')) return [];
  const folder = `/pages/${languageOfVisit(context)}`;
  if (path === '/') return [`${folder}/index.html`];
  const trimmed = path.replace(/\/$/, '');
  const landing = /^\/landers\/[^/]+(?=\/[^/]+$)/.exec(trimmed)?.[0];
  return [`${folder}${trimmed}.html`, ...(landing === undefined ? [] : [`${folder}${landing}/_.html`])];
}
