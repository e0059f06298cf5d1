import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRoute } from './route-patterns.ts';
import type { Site } from './site.ts';

/** Open to visitors, yet steps of something they began elsewhere, or of no use to who searches. */
const NOT_FOUND_BY_SEARCH = new Set([
  'activate-done',
  'activate-error',
  'account-deleted',
  'complete-signup',
  'mail-change-do',
  'pages-ban',
  'reset-password-do',
  'signup-matches',
]);

/** Whether a search engine may lead to that page: one without parameters that visitors begin at. */
function isFoundBySearch({ path, name, isForMembers, isForDevelopers }: SiteRoute): boolean {
  return (
    !isForMembers &&
    !isForDevelopers &&
    !path.includes(':') &&
    // They lead on to a page of their own for each language.
    !path.startsWith('/landers/') &&
    !NOT_FOUND_BY_SEARCH.has(name)
  );
}

/** Writes `robots.txt` and, where the configuration names the site's address, `sitemap.xml` into a built app. */
export function writeSearchFiles(appDirectory: string, { configuration: { siteUrl }, routes }: Site): void {
  const sitemap = join(appDirectory, 'sitemap.xml');
  const lines = ['User-agent: *', 'Disallow: /api/'];
  if (siteUrl === '') {
    rmSync(sitemap, { force: true });
  } else {
    lines.push('', `Sitemap: ${siteUrl}/sitemap.xml`);
    writeFileSync(sitemap, sitemapText(siteUrl, routes.filter(isFoundBySearch)));
  }
  writeFileSync(join(appDirectory, 'robots.txt'), `${lines.join('\n')}\n`);
}

function sitemapText(siteUrl: string, routes: readonly SiteRoute[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${routes.map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`).join('\n')}
</urlset>
`;
}
