import { createHash } from 'node:crypto';
import { at } from '../contract/json.ts';
import type { Exchange } from '../model/exchange.ts';
import { OWN_ACCOUNT } from '../requests/learn-resources.ts';
import type { RunContext } from '../run/context.ts';
import type { FindingText } from '../run/finding-text.ts';
import { setCookies } from './session-cookies.ts';

/** PHP's own ids have 32 characters; OWASP asks for 64 bits at least. */
const LENGTH_MIN = 16;
/** Of 64 random bits two tokens share some by chance. */
const BITS_MIN = 48;
/** Counters that a hash may hide. */
const COUNTED_MAX = 20_000;
const HASHES = ['md5', 'sha1', 'sha256'];
/** Around a request, for tokens that are a hash of the time. */
const CLOCK_S = 3;

interface Token {
  value: string;
  exchange: Exchange;
}

interface Kind {
  code: string;
  title: string;
  place: string;
  tokens: readonly Token[];
}

/** Reports ids of sessions, csrf tokens and numbers of orders that somebody else could guess. */
export function checkGuessable(context: RunContext, answered: readonly Exchange[], sessionCookie: string | null): void {
  const kinds: readonly Kind[] = [
    {
      code: 'session-guessable',
      title: 'The id of a session can be guessed',
      place: 'header Set-Cookie',
      tokens: sessionCookie === null ? [] : distinct(answered, (exchange) => cookieOf(exchange, sessionCookie)),
    },
    {
      code: 'token-guessable',
      title: 'The csrf token of a browser can be guessed',
      place: '/csrf',
      tokens: distinct(answered, (exchange) => textOf(exchange, ['getSettings'], 'csrf')),
    },
    {
      code: 'token-guessable',
      title: 'The number of an order can be guessed, whose page is open without a login',
      place: '/transaction',
      tokens: distinct(answered, (exchange) => textOf(exchange, ['orderCredits', 'subscribePremium'], 'transaction')),
    },
  ];
  for (const kind of kinds) {
    const weak = weakness(context, kind.tokens);
    if (weak === null || !isPlanned(context, weak.exchange)) continue;
    const { code, title, place } = kind;
    context.runner.report('session', weak.exchange, { code, title, place, ...text(weak.because) });
  }
}

function text(actual: string): Pick<FindingText, 'expected' | 'actual' | 'advice'> {
  return {
    expected: 'a long random value, another one each time',
    actual,
    advice:
      'bin2hex(random_bytes(32)), and for sessions what PHP makes itself; no counter, no time, no hash of an address.',
  };
}

function isPlanned({ planned }: RunContext, { operation }: Exchange): boolean {
  return planned.some((each) => each.operation.operationId === operation?.operationId);
}

function distinct(answered: readonly Exchange[], find: (exchange: Exchange) => string | null): readonly Token[] {
  const tokens = new Map<string, Token>();
  for (const exchange of answered) {
    const value = find(exchange);
    if (value !== null && value !== '' && !tokens.has(value)) tokens.set(value, { value, exchange });
  }
  return [...tokens.values()];
}

function cookieOf({ outcome }: Exchange, name: string): string | null {
  if (outcome.kind !== 'answered') return null;
  const line = setCookies(outcome.headers).findLast((each) => each.startsWith(`${name}=`));
  // What removes a cookie has no value, or a word.
  const value = line?.split(';')[0]?.slice(name.length + 1) ?? '';
  return value === 'deleted' ? null : value;
}

function textOf({ operation, outcome }: Exchange, operationIds: readonly string[], name: string): string | null {
  if (operation === null || !operationIds.includes(operation.operationId)) return null;
  if (outcome.kind !== 'answered' || outcome.status >= 300) return null;
  const value = at(jsonOf(outcome.body), name);
  return typeof value === 'string' ? value : null;
}

function weakness(context: RunContext, tokens: readonly Token[]): { exchange: Exchange; because: string } | null {
  const short = tokens.find(({ value }) => value.length < LENGTH_MIN);
  if (short !== undefined) return { exchange: short.exchange, because: `${short.value.length} characters` };
  const last = tokens.at(-1);
  const bits = differingBits(tokens.map(({ value }) => value));
  if (last !== undefined && bits !== null && bits < BITS_MIN)
    return {
      exchange: last.exchange,
      because: `${tokens.length} of them, which differ in about ${Math.floor(bits)} bits`,
    };
  const hashes = knownHashes(context, tokens);
  for (const { value, exchange } of tokens) {
    const part = value.match(/[0-9a-f]{32,64}/i)?.[0].toLowerCase();
    const of = part === undefined ? undefined : hashes.get(part);
    if (of !== undefined) return { exchange, because: `a hash of ${of}` };
  }
  return null;
}

/** Returns how much chance is in the places where tokens differ from each other; null for a single token. */
function differingBits(values: readonly string[]): number | null {
  if (values.length < 2) return null;
  const length = Math.max(...values.map((value) => value.length));
  let bits = 0;
  for (let index = 0; index < length; index += 1) {
    const letters = new Set(values.map((value) => value[index] ?? ''));
    if (letters.size > 1) bits += bitsOfLetters(letters);
  }
  return bits;
}

function bitsOfLetters(letters: ReadonlySet<string>): number {
  const all = [...letters].join('');
  if (/^\d*$/.test(all)) return Math.log2(10);
  return /^[0-9a-f]*$/.test(all) || /^[0-9A-F]*$/.test(all) ? 4 : 5;
}

/** Returns the addresses with which this run logged in or signed up. */
function addresses(exchanges: readonly Exchange[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { operation, use, request } of exchanges) {
    if (operation?.operationId !== 'logIn' && use?.name !== 'signUp') continue;
    const email = at(jsonOf(request.body), 'email');
    if (typeof email === 'string') found.add(email);
  }
  return found;
}

function jsonOf(bytes: Uint8Array | null): unknown {
  try {
    return JSON.parse(Buffer.from(bytes ?? []).toString('utf8'));
  } catch {
    return null;
  }
}

/** Hashes of what anybody knows or can count, with what they are of. */
function knownHashes(context: RunContext, tokens: readonly Token[]): ReadonlyMap<string, string> {
  const known: [string, string][] = [];
  for (const email of addresses(context.runner.exchanges)) known.push([email, 'the address of the member']);
  for (const id of context.member.pool.all(OWN_ACCOUNT)) known.push([String(id), 'the number of the member']);
  for (const { exchange } of tokens) {
    const second = Math.floor(exchange.startedAtMs / 1000);
    for (let off = -CLOCK_S; off <= CLOCK_S; off += 1) known.push([String(second + off), 'the time']);
  }
  const hashes = new Map<string, string>();
  for (const [value, of] of known)
    for (const algorithm of HASHES) hashes.set(createHash(algorithm).update(value).digest('hex'), of);
  for (let count = 0; count < COUNTED_MAX; count += 1)
    hashes.set(createHash('md5').update(String(count)).digest('hex'), 'a number that counts up');
  return hashes;
}
