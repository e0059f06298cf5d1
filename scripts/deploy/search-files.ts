import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteNiche } from '../build/read-niches.ts';
import type { Site } from './site.ts';

/**
 * Writes `robots.txt` and, if the configuration sets `siteUrl`, `sitemap.xml` into a built app. Crawlers may read
 * everything: they run the app, whose pages have their texts, prices and faces from the API. What must not be listed says
 * so by `X-Robots-Tag`, which only who reads it sees.
 */
export function writeSearchFiles(
  appDirectory: string,
  { configuration: { siteUrl, defaultLocale }, routes }: Site,
  niches: readonly SiteNiche[],
): void {
  const sitemap = join(appDirectory, 'sitemap.xml');
  const lines = ['User-agent: *', 'Disallow:'];
  if (siteUrl === '') {
    rmSync(sitemap, { force: true });
  } else {
    lines.push('', `Sitemap: ${siteUrl}/sitemap.xml`);
    const paths = routes
      .filter(({ isIndexable }) => isIndexable)
      .flatMap(({ path }) => {
        const family = /^(\/landers\/[^/]+\/):slug$/.exec(path)?.[1];
        if (family !== undefined) return niches.map(({ slugIn }) => family + slugIn(defaultLocale));
        return path.includes(':') ? [] : [path];
      });
    writeFileSync(sitemap, sitemapText(paths.map((path) => siteUrl + path)));
  }
  writeFileSync(join(appDirectory, 'robots.txt'), `${lines.join('\n')}\n`);
}

/** Each page links its other languages in its head (scripts/prerender/page-html.ts). */
function sitemapText(addresses: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n')}
</urlset>
`;
}
