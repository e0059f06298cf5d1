import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** As workbox-precaching expects it: a null revision means that the URL itself changes with the content. */
interface PrecacheEntry {
  url: string;
  revision: string | null;
}

const HASHED_FOLDER = 'assets/';
/**
 * Scripts, styles and the fonts that the supported locales need. Pictures are excluded, since they are fetched when
 * shown, except what is shown when there is nobody to ask; so is the in-page worker: tabs that store nothing have
 * nothing to show offline.
 */
const PRECACHED =
  /^(?:index\.html|assets\/(?!in-page-worker-).*\.(?:js|css)|assets\/.*-latin(?:-ext)?-[^/]*\.woff2|assets\/no-answer-[^/]*\.svg)$/;

/** Lists what the service worker precaches of the app built in `appOutput`, in a stable order. */
export function listPrecache(appOutput: string): PrecacheEntry[] {
  return readdirSync(appOutput, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(appOutput, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => PRECACHED.test(file))
    .sort()
    .map((file) => ({
      url: `/${file}`,
      revision: file.startsWith(HASHED_FOLDER) ? null : contentRevision(join(appOutput, file)),
    }));
}

/** What the service worker compares to know whether a file without a hash in its name has changed. */
export function contentRevision(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
