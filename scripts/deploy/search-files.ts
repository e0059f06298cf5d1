import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CanonicalPath } from '../build/canonical-path.ts';
import type { Site } from './site.ts';

/** Writes `robots.txt` and, where the configuration names the site's address, `sitemap.xml` into a built app. */
export function writeSearchFiles(
  appDirectory: string,
  { configuration: { siteUrl, defaultLocale }, routes }: Site,
  canonicalPath: CanonicalPath,
): void {
  const sitemap = join(appDirectory, 'sitemap.xml');
  const lines = ['User-agent: *', 'Disallow: /api/'];
  if (siteUrl === '') {
    rmSync(sitemap, { force: true });
  } else {
    lines.push('', `Sitemap: ${siteUrl}/sitemap.xml`);
    const paths = routes.filter(({ isIndexable }) => isIndexable).map(({ path }) => canonicalPath(path, defaultLocale));
    writeFileSync(sitemap, sitemapText(paths.filter((path) => path !== null).map((path) => siteUrl + path)));
  }
  writeFileSync(join(appDirectory, 'robots.txt'), `${lines.join('\n')}\n`);
}

/** Each names its other languages in its head (scripts/prerender/page-html.ts). */
function sitemapText(addresses: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n')}
</urlset>
`;
}
