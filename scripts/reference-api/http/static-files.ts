import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { readRange } from './byte-range.ts';
import type { AppContext } from './call.ts';
import { isText } from './compression.ts';
import { keptBody } from './kept-body.ts';
import { isKnownAddress } from './known-address.ts';
import { withOwnAddress } from './own-address.ts';
import { notFoundPage, prerenderedPaths } from './prerendered-page.ts';

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.ico', 'image/x-icon'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.woff2', 'font/woff2'],
  ['.webm', 'video/webm'],
  ['.mp4', 'video/mp4'],
  ['.vtt', 'text/vtt; charset=utf-8'],
]);

const FILE_FOLDERS = ['/assets/', '/_i18n/', '/media/', '/api/', '/_reference/'];

/**
 * Serves the built app: the file at the path, else the prerendered page of the path, else `index.html`, since the app
 * routes on the client. A path that can only be a file (in a file folder, or with a known extension) returns 404 if the
 * file is missing, and one that the app has no page for returns the page that says so with 404. A form that the browser
 * sends by itself leads to the page at its address, as the web server configuration in scripts/deploy does.
 */
export async function serveApp(context: AppContext, directory: string): Promise<Response> {
  const path = decodedPath(context);
  if (path === null) return context.text('Bad path', 400);
  const canOnlyBeFile = FILE_FOLDERS.some((folder) => path.startsWith(folder)) || TYPES.has(extname(path));
  if (context.req.method === 'POST' && !canOnlyBeFile) return leadToPage(context);
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
    context.header('Allow', 'GET, HEAD');
    return context.text('Method not allowed', 405);
  }
  const file = path === '/' ? null : await findFile(directory, path);
  if (file !== null && path === '/config.json') return await sendConfiguration(context, file);
  if (file !== null) return await sendFile(context, file, cacheRule(path));
  if (canOnlyBeFile) return context.text('Not found', 404);
  const isKnown = isKnownAddress(directory, path);
  const pages = isKnown ? prerenderedPaths(context, path) : [notFoundPage(context)];
  for (const page of [...pages, '/index.html']) {
    const found = await findFile(directory, page);
    if (found === null) continue;
    context.header('Vary', 'Accept-Language, Cookie');
    return sendPage(context, found, isKnown ? 200 : 404);
  }
  return context.text('The app is not built.', 404);
}

/** Leads to the page by GET. One slash at the beginning: two would name another site. */
function leadToPage(context: AppContext): Response {
  const { pathname, search } = new URL(context.req.url);
  context.header('Cache-Control', 'no-cache');
  return context.redirect(pathname.replace(/^\/+/, '/') + search, 303);
}

/**
 * Serves the configuration with the developer area enabled, which a live site keeps disabled. The file itself is not
 * changed. If it is not a JSON object, it is sent unchanged, so that the app reports the problem.
 */
async function sendConfiguration(context: AppContext, file: FoundFile): Promise<Response> {
  context.header('Cache-Control', 'no-cache');
  context.header('Content-Type', 'application/json; charset=utf-8');
  const make = async () => withDeveloperArea(await readFile(file.path, 'utf8'));
  return context.body(await keptBody(context, `${keyOf(file)} with developer area`, true, make));
}

function withDeveloperArea(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return text;
    return JSON.stringify({ ...value, developerArea: true }, null, 2);
  } catch {
    return text;
  }
}

function cacheRule(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path.startsWith('/film/')) return 'public, max-age=86400';
  return 'no-cache';
}

function decodedPath(context: AppContext): string | null {
  try {
    const path = decodeURIComponent(new URL(context.req.url).pathname);
    return path.includes('\u0000') || path.includes('\\') ? null : path;
  } catch {
    return null;
  }
}

interface FoundFile {
  path: string;
  sizeBytes: number;
  etag: string;
  modifiedAt: Date;
}

/** Where files are without symbolic links. To ask the system for each request costs as much as to read the file. */
const realPaths = new Map<string, { identity: string; path: string }>();

/** Returns null if the path is not a file, or resolves outside the directory once symbolic links are followed. */
async function findFile(directory: string, path: string): Promise<FoundFile | null> {
  const root = resolve(directory);
  const wanted = resolve(join(root, path));
  if (!wanted.startsWith(root + sep)) return null;
  try {
    const found = await stat(wanted);
    if (!found.isFile()) return null;
    const identity = `${found.dev} ${found.ino} ${found.mtimeMs}`;
    const known = realPaths.get(wanted);
    const real = known?.identity === identity ? known.path : await realpath(wanted);
    if (known?.path !== real && !real.startsWith((await realpath(root)) + sep)) return null;
    realPaths.set(wanted, { identity, path: real });
    const etag = `W/"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
    return { path: real, sizeBytes: found.size, etag, modifiedAt: found.mtime };
  } catch {
    return null;
  }
}

/** Larger files, such as a film, are streamed. */
const AT_ONCE_MAX_BYTES = 1_000_000;

/** Names the content of a file at this moment. */
function keyOf({ path, etag }: FoundFile): string {
  return `${path} ${etag}`;
}

async function sendFile(context: AppContext, file: FoundFile, cacheControl: string): Promise<Response> {
  const type = TYPES.get(extname(file.path)) ?? 'application/octet-stream';
  // Chromium keeps parts of a file (206) only with a strong validator (RFC 9111 section 3.4), which the date is once it
  // is a minute old (RFC 9110 section 8.8.2.2): before that, each chapter of a page loads the whole film anew. Texts may
  // be compressed, and are not the same bytes to everybody.
  const etag = isText(type) ? file.etag : file.etag.replace(/^W\//, '');
  context.header('Cache-Control', cacheControl);
  context.header('ETag', etag);
  context.header('Last-Modified', file.modifiedAt.toUTCString());
  if (context.req.header('if-none-match') === etag) return context.body(null, 304);
  context.header('Content-Type', type);
  context.header('Accept-Ranges', 'bytes');
  const known = context.req.header('if-range') ?? etag;
  const isSame = known === etag || known === file.modifiedAt.toUTCString();
  const asked = readRange(isSame ? context.req.header('range') : undefined, file.sizeBytes);
  if (asked.kind === 'outside') {
    context.header('Content-Range', `bytes */${file.sizeBytes}`);
    return context.body(null, 416);
  }
  if (asked.kind === 'part') {
    const { first, last } = asked;
    context.header('Content-Range', `bytes ${first}-${last}/${file.sizeBytes}`);
    context.header('Content-Length', String(last - first + 1));
    if (context.req.method === 'HEAD') return context.body(null, 206);
    return context.body(webStream(file.path, { start: first, end: last }), 206);
  }
  if (file.sizeBytes > AT_ONCE_MAX_BYTES) {
    context.header('Content-Length', String(file.sizeBytes));
    return context.req.method === 'HEAD' ? context.body(null) : context.body(webStream(file.path, {}));
  }
  const body = await keptBody(context, keyOf(file), isText(type), () => readFile(file.path));
  return context.req.method === 'HEAD' ? context.body(null) : context.body(body);
}

async function sendPage(context: AppContext, page: FoundFile, status: 200 | 404): Promise<Response> {
  context.header('Cache-Control', 'no-cache');
  if (status === 200) {
    context.header('ETag', page.etag);
    if (context.req.header('if-none-match') === page.etag) return context.body(null, 304);
  }
  const { origin } = new URL(context.req.url);
  const make = async () => withOwnAddress(await readFile(page.path, 'utf8'), origin);
  context.header('Content-Type', 'text/html; charset=utf-8');
  const html = await keptBody(context, `${keyOf(page)} at ${origin}`, true, make);
  return context.req.method === 'HEAD' ? context.body(null, status) : context.body(html, status);
}

function webStream(path: string, bounds: { start?: number; end?: number }): ReadableStream<Uint8Array> {
  const source = createReadStream(path, bounds);
  const chunks = Readable.toWeb(source).getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void source.destroy(),
  });
}
