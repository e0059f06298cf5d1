import type { Incoming } from './call.ts';

/** Returns the bytes of the field `file` of a multipart form, or null if there is none. */
export function formFile({ headers, body }: Incoming): Uint8Array | null {
  const boundary = /boundary=(.+)$/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return null;
  const bytes = Buffer.from(body);
  for (let start = bytes.indexOf(`--${boundary}`); start >= 0; ) {
    const end = bytes.indexOf(`--${boundary}`, start + 1);
    if (end < 0) return null;
    const part = bytes.subarray(start, end);
    const split = part.indexOf('\r\n\r\n');
    if (split > 0 && /name="file"; filename=/.test(part.subarray(0, split).toString('latin1')))
      return part.subarray(split + 4, part.byteLength - 2);
    start = end;
  }
  return null;
}
