import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRoute } from '../build/read-routes.ts';
import type { Site } from './site.ts';

/** Landing pages are for who follows a link to one of them, and lead on to one for each language. */
function isInSitemap({ path, isIndexable }: SiteRoute): boolean {
  return isIndexable && !path.startsWith('/landers/');
}

/** Writes `robots.txt` and, where the configuration names the site's address, `sitemap.xml` into a built app. */
export function writeSearchFiles(appDirectory: string, { configuration: { siteUrl }, routes }: Site): void {
  const sitemap = join(appDirectory, 'sitemap.xml');
  const lines = ['User-agent: *', 'Disallow: /api/'];
  if (siteUrl === '') {
    rmSync(sitemap, { force: true });
  } else {
    lines.push('', `Sitemap: ${siteUrl}/sitemap.xml`);
    writeFileSync(sitemap, sitemapText(siteUrl, routes.filter(isInSitemap)));
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
