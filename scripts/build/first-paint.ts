import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a browser fetches before the first paint of a prerendered page. */
export interface FirstPaint {
  /** Path relative to the app folder. */
  page: string;
  /** Includes the page itself. */
  requests: number;
  /** Transfer size: text compressed, fonts as they are. */
  bytes: number;
}

/** Style sheets, blocking scripts and preloaded fonts. Scripts named in an attribute load after the paint. */
const BEFORE_PAINT =
  /<link rel="stylesheet"[^>]* href="\/([^"]+)"|<script(?![^>]*type="module")[^>]* src="\/([^"]+)"|<link rel="preload" href="\/([^"]+)" as="font"/g;

/** Lists every prerendered page in all languages, heaviest first. */
export function listFirstPaints(appDirectory: string): FirstPaint[] {
  const weigh = (file: string): number => {
    const content = readFileSync(join(appDirectory, file));
    return extname(file) === '.woff2' ? content.length : gzipSync(content, { level: 9 }).length;
  };
  return readdirSync(join(appDirectory, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const page = join('pages', file);
      const html = readFileSync(join(appDirectory, page), 'utf8');
      const named = [...html.matchAll(BEFORE_PAINT)].map(([, sheet, script, font]) => sheet ?? script ?? font ?? '');
      const files = [page, ...new Set(named)];
      return { page, requests: files.length, bytes: files.map(weigh).reduce((total, bytes) => total + bytes, 0) };
    })
    .sort((one, other) => other.bytes - one.bytes);
}
