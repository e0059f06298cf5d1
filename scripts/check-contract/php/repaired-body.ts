import { startsWithMark } from './byte-order-mark.ts';

/**
 * Returns the JSON of a body corrupted by PHP habits (a byte-order mark, warnings before it, Latin-1), so that a run
 * can still learn ids from it; undefined if there is none. Not for checking the body.
 */
export function repairedBody(body: Uint8Array): unknown {
  const bytes = startsWithMark(body) ? body.subarray(3) : body;
  const text = decode(bytes);
  for (const start of [0, text.lastIndexOf('\n{') + 1, text.lastIndexOf('\n[') + 1, text.lastIndexOf('>{') + 1]) {
    try {
      const value: unknown = JSON.parse(text.slice(start));
      return value;
    } catch {
      // Try the next offset.
    }
  }
  return undefined;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
