import type { AppContext } from './call.ts';
import { compressBytes, isCompressed } from './compression.ts';

interface KeptBody {
  plain: Uint8Array<ArrayBuffer>;
  /** Null until a client takes it, and for what is compressed already. */
  gzip: Uint8Array<ArrayBuffer> | null;
}

/** About the pictures and files of two visits to every page. */
const KEPT_MAX = 2000;

const kept = new Map<string, KeptBody>();

/**
 * Returns the body for an answer that is sent again and again, and sets the headers that depend on it: each page asks for
 * some sixty files and pictures, and to read and compress them anew was a quarter of what a page costs in a test.
 *
 * @param key names the content; another content needs another key
 * @param isText whether it gains by compression
 */
export async function keptBody(
  context: AppContext,
  key: string,
  isText: boolean,
  make: () => Promise<string | Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = kept.get(key) ?? keep(key, { plain: bytesOf(await make()), gzip: null });
  if (isText) context.header('Vary', 'Accept-Encoding', { append: true });
  if (!isText || !isCompressed(context, body.plain.length)) return sized(context, body.plain);
  context.header('Content-Encoding', 'gzip');
  body.gzip ??= compressBytes(body.plain);
  return sized(context, body.gzip);
}

function sized<Body extends Uint8Array>(context: AppContext, body: Body): Body {
  context.header('Content-Length', String(body.length));
  return body;
}

function keep(key: string, body: KeptBody): KeptBody {
  const [oldest] = kept.keys();
  if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  kept.set(key, body);
  return body;
}

function bytesOf(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content);
}
