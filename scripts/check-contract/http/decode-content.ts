import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

export type Decoded =
  | { kind: 'decoded'; body: Uint8Array }
  | { kind: 'too-large' }
  | { kind: 'broken'; message: string };

type Decode = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;

const DECODERS: Readonly<Record<string, Decode>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflate,
  br: brotliDecompressSync,
};

/**
 * Decodes `Content-Encoding` as browsers do, including multiple encodings. Stops at `maxBytes` to guard against
 * decompression bombs.
 */
export function decodeContent(bytes: Uint8Array, encodings: string | undefined, maxBytes: number): Decoded {
  let body = bytes;
  const names = (encodings ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of names.reverse()) {
    if (name === '' || name === 'identity' || body.byteLength === 0) continue;
    const decode = DECODERS[name];
    if (decode === undefined) return { kind: 'broken', message: `the content encoding "${name}" was not asked for` };
    try {
      body = decode(body, { maxOutputLength: maxBytes });
    } catch (error) {
      if (error instanceof RangeError) return { kind: 'too-large' };
      return { kind: 'broken', message: reasonOf(error, name, body) };
    }
  }
  return { kind: 'decoded', body };
}

/** RFC 9110 means the format of zlib; browsers also take raw deflate, which many servers send. */
function inflate(bytes: Uint8Array, options: { maxOutputLength: number }): Uint8Array {
  try {
    return inflateSync(bytes, options);
  } catch (error) {
    if (codeOf(error) !== 'Z_DATA_ERROR') throw error;
    return inflateRawSync(bytes, options);
  }
}

function reasonOf(error: unknown, name: string, body: Uint8Array): string {
  if (codeOf(error) === 'Z_BUF_ERROR') return `the body ends in the middle of its ${name}`;
  const isPlain = /^\s*[[{<"]/.test(Buffer.from(body.subarray(0, 20)).toString('latin1'));
  return `the body is not ${name}, as its content encoding says${isPlain ? ': it is not compressed at all' : ''}`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
