import { isList, isRecord } from '../../../../scripts/check-contract/contract/json.ts';
import type { Reply } from './call.ts';

type Heed = (reply: Reply) => (Reply & { raw?: string }) | null;

interface Class {
  /** Whether the breach applies to a request with these headers. */
  applies(headers: ReadonlyMap<string, string>): boolean;
  heed: Heed;
}

const has =
  (name: string, pattern = /./): Class['applies'] =>
  (headers) =>
    pattern.test(headers.get(name) ?? '');
const page: Heed = (reply) => ({
  ...reply,
  raw: '<!doctype html><title>Members</title>',
  headers: [...reply.headers.filter(([name]) => name !== 'Content-Type'), ['Content-Type', 'text/html']],
});
const refused =
  (status: number): Heed =>
  (reply) => ({ ...reply, status, body: { error: 'refused', message: 'Not from here.' } });
const less: Heed = (reply) => {
  const body = structuredClone(reply.body);
  if (shortened(body)) return { ...reply, body };
  return { ...reply, body: isRecord(body) ? Object.fromEntries(Object.entries(body).slice(1)) : null };
};

/** Ways in which a script or what stands before it goes by headers that the contract does not name. */
const CLASSES: Readonly<Record<string, Class>> = {
  'page-for-any-format': { applies: (headers) => !/application\/json/.test(headers.get('accept') ?? ''), heed: page },
  'own-origin-refused': { applies: has('origin', /model\.example$/), heed: refused(403) },
  'own-page-refused': { applies: has('referer', /model\.example\//), heed: refused(403) },
  'background-call-shortened': { applies: has('x-requested-with'), heed: less },
  'cors-mode-refused': { applies: has('sec-fetch-mode', /cors/), heed: refused(422) },
  'made-up-validator-taken': { applies: has('if-none-match'), heed: (reply) => ({ ...reply, status: 304, raw: '' }) },
  'old-version-answered': { applies: has('x-api-version', /^1/), heed: less },
  'data-saver-shortened': { applies: has('save-data'), heed: less },
  'language-shortens': { applies: has('accept-language'), heed: less },
  'phone-shortened': { applies: has('user-agent', /iPhone|Android/), heed: less },
};

export const HEADER_BREACHES: readonly string[] = Object.keys(CLASSES);
/** Breaches that a write shows as well as a read. */
export const HEADER_BREACHES_OF_WRITES: readonly string[] = [
  'page-for-any-format',
  'own-origin-refused',
  'own-page-refused',
  'cors-mode-refused',
];

/** Returns null if the breach does not belong to this class or does not apply to the request and its reply. */
export function heedHeaders(
  name: string,
  reply: Reply,
  headers: ReadonlyMap<string, string>,
): (Reply & { raw?: string }) | null {
  const found = CLASSES[name];
  return found === undefined || reply.status !== 200 || !found.applies(headers) ? null : found.heed(reply);
}

/** Empties the first list of a body. Returns whether there was one to empty. */
function shortened(value: unknown): boolean {
  if (isList(value) && Array.isArray(value)) return value.splice(0).length > 0;
  return isRecord(value) && Object.values(value).some(shortened);
}
