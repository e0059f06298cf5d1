import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a browser fetches before it paints a prerendered page. */
export interface FirstPaint {
  /** Below the folder of the app. */
  page: string;
  /** The page itself with them. */
  requests: number;
  /** As they are sent: text compressed, fonts as they are. */
  bytes: number;
}

/** A sheet, a script that blocks, a font that is preloaded; scripts named in an attribute come after the paint. */
const BEFORE_PAINT =
  /<link rel="stylesheet"[^>]* href="\/([^"]+)"|<script(?![^>]*type="module")[^>]* src="\/([^"]+)"|<link rel="preload" href="\/([^"]+)" as="font"/g;

/** Of every prerendered page, in all languages; heaviest first. */
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
