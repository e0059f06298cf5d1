import type { Incoming } from './call.ts';

/** Returns the bytes of the field `file` of a multipart form, or null if there is none. */
export function formFile(incoming: Incoming): Uint8Array | null {
  const part = partsOf(incoming).find(({ head }) => /name="file"; filename=/.test(head));
  return part?.content ?? null;
}

/** Returns the fields of a multipart form that are texts; whole numbers as such. */
export function formFields(incoming: Incoming): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    partsOf(incoming).flatMap(({ head, content }) => {
      const name = /name="([^"]+)"\s*$/m.exec(head)?.[1];
      const text = content.toString('utf8');
      return name === undefined ? [] : [[name, /^\d{1,15}$/.test(text) ? Number(text) : text] as const];
    }),
  );
}

function partsOf({ headers, body }: Incoming): { head: string; content: Buffer }[] {
  const boundary = /boundary=(.+)$/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [];
  const bytes = Buffer.from(body);
  const parts: { head: string; content: Buffer }[] = [];
  for (let start = bytes.indexOf(`--${boundary}`); start >= 0; ) {
    const end = bytes.indexOf(`--${boundary}`, start + 1);
    if (end < 0) return parts;
    const part = bytes.subarray(start, end);
    const split = part.indexOf('\r\n\r\n');
    if (split > 0)
      parts.push({
        head: part.subarray(0, split).toString('latin1'),
        content: part.subarray(split + 4, part.byteLength - 2),
      });
    start = end;
  }
  return parts;
}
