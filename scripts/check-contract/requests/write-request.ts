import { randomUUID } from 'node:crypto';
import type { HeaderList, SentRequest } from '../model/exchange.ts';
import type { Draft, DraftBody } from './draft.ts';

export interface WriteOptions {
  /** Without a trailing slash. */
  baseUrl: string;
  /** From `--header`; they replace headers of the same name. */
  extraHeaders: HeaderList;
  /** The `Cookie` header; null for none. */
  cookie: string | null;
}

const USER_AGENT = 'rendezvous-check-contract';

/** Returns the request as sent over the wire. */
export function writeRequest(draft: Draft, { baseUrl, extraHeaders, cookie }: WriteOptions): SentRequest {
  let path = draft.operation.path;
  for (const [name, value] of draft.path) path = path.replaceAll(`{${name}}`, encodeURIComponent(value));
  const search = draft.query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  if (draft.rawQuery !== undefined) search.push(draft.rawQuery);
  const url = `${baseUrl}${path}${search.length === 0 ? '' : `?${search.join('&')}`}`;
  const { mediaType, bytes } = writeBody(draft.body);
  const named = draft.headers.map(([name]) => name.toLowerCase());
  const usual: HeaderList = [
    ['Host', new URL(baseUrl).host],
    ['User-Agent', USER_AGENT],
    ['Accept', 'application/json'],
    ['Accept-Encoding', 'gzip'],
  ];
  const headers = [...usual.filter(([name]) => !named.includes(name.toLowerCase())), ...draft.headers];
  if (mediaType !== null) headers.push(['Content-Type', mediaType]);
  if (cookie !== null) headers.push(['Cookie', cookie]);
  const replaced = extraHeaders.map(([name]) => name.toLowerCase());
  const kept = headers.filter(([name]) => !replaced.includes(name.toLowerCase()));
  return { method: draft.method, url, headers: [...kept, ...extraHeaders], body: bytes };
}

function writeBody(body: DraftBody): { mediaType: string | null; bytes: Uint8Array | null } {
  switch (body.kind) {
    case 'none':
      return { mediaType: null, bytes: null };
    case 'json':
      return { mediaType: 'application/json', bytes: Buffer.from(JSON.stringify(body.value)) };
    case 'form': {
      const text = new URLSearchParams(body.fields.map(([name, value]): [string, string] => [name, value])).toString();
      return { mediaType: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) };
    }
    case 'raw':
      return { mediaType: body.mediaType, bytes: body.bytes };
    case 'multipart':
      return writeMultipart(body);
  }
}

function writeMultipart(body: DraftBody & { kind: 'multipart' }): { mediaType: string; bytes: Uint8Array } {
  const boundary = `check-contract-${randomUUID()}`;
  const parts: Uint8Array[] = [];
  for (const [name, value] of body.fields)
    parts.push(Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`));
  for (const { name, fileName, mediaType, bytes } of body.files) {
    const head = `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${mediaType}`;
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), bytes, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { mediaType: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.concat(parts) };
}
