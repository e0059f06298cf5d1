import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

export type Decoded =
  | { kind: 'decoded'; body: Uint8Array }
  | { kind: 'too-large' }
  | { kind: 'broken'; message: string };

/**
 * Decodes `Content-Encoding`, including multiple encodings. Stops at `maxBytes` to guard against decompression bombs.
 */
export function decodeContent(bytes: Uint8Array, encodings: string | undefined, maxBytes: number): Decoded {
  let body = bytes;
  const names = (encodings ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of names.reverse()) {
    if (name === '' || name === 'identity' || body.byteLength === 0) continue;
    try {
      const options = { maxOutputLength: maxBytes };
      if (name === 'gzip' || name === 'x-gzip') body = gunzipSync(body, options);
      else if (name === 'deflate') body = inflateSync(body, options);
      else if (name === 'br') body = brotliDecompressSync(body, options);
      else return { kind: 'broken', message: `the content encoding "${name}" was not asked for` };
    } catch (error) {
      if (error instanceof RangeError) return { kind: 'too-large' };
      return { kind: 'broken', message: `the body is not ${name}, as its content encoding says` };
    }
  }
  return { kind: 'decoded', body };
}
