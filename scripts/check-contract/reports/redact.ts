import type { Exchange, HeaderList } from '../model/exchange.ts';

/** Names of secrets, compared in lowercase without `-` and `_`; the first match wins. */
const SECRET_NAMES: readonly (readonly [pattern: RegExp, mask: string])[] = [
  [/passw(or)?d|^pwd?$|^pass$/, '<password>'],
  [/csrf|xsrf/, '<csrf>'],
  [/token$/, '<token>'],
  [/^(phpsessid|sid|session|sessionid)$/, '<session>'],
  [/secret|apikey$|^(proxy)?authorization$/, '<secret>'],
  [/^(e?mail|.+email|emailaddress|login|username)$/, '<email>'],
  // Anyone who knows a push endpoint can send to that browser.
  [/^(p256dh|auth|endpoint)$/, '<push>'],
];

/** Shorter values are too likely to be part of something else to be searched for in free text. */
const SEARCHED_LENGTH_MIN = 8;
const SEARCHED_COUNT_MAX = 500;
const NAMES_KEPT_MAX = 5000;

const JSON_MEMBER = /"((?:[^"\\]|\\.)*)"(\s*:\s*)("(?:[^"\\]|\\.)*(?:"|$)|-?\d[\d.eE+-]*)/g;
/** No JSON, but a body that is sent as one. */
const MEMBER_IN_SINGLE_QUOTES = /'(\w+)'(\s*:\s*)('[^']*')/g;
const FORM_PART =
  /(content-disposition:[^\r\n]*[; ]name="([^"\r\n]*)"[^\r\n]*\r\n(?:[^\r\n]+\r\n)*\r\n)([\s\S]*?)(?=\r\n--|$)/gi;
const FORM_PAIR = /(^|&)([^=&]*)=([^&]*)/g;

/** Masks secrets in report contents. */
export interface Redactor {
  url(url: string): string;
  headers(headers: HeaderList): HeaderList;
  /** Leaves bytes that are not secret unchanged, whatever their encoding. */
  body(body: Uint8Array, headers: HeaderList): Uint8Array;
  /** Masks free text, such as what a finding says about a value. */
  text(text: string): string;
}

interface Secrets {
  masks: ReadonlyMap<string, string>;
  /** Null if there are none. */
  search: RegExp | null;
}

/** The secrets of a run that has ended are looked for once, and only when something is to be masked. */
const SECRETS = new WeakMap<readonly Exchange[], { count: number; secrets: Secrets }>();

/** Masks by name, and also masks the secret values found that way in free text. */
export function createRedactor(exchanges: readonly Exchange[]): Redactor {
  const text = (value: string): string => {
    const { masks, search } = secretsOf(exchanges);
    return search === null ? value : value.replace(search, (match) => masks.get(match) ?? match);
  };
  return {
    text,
    url: (url) => text(redactQuery(url)),
    headers: (headers) => headers.map(([name, value]) => [name, text(redactHeader(name, value))]),
    body: (body, headers) => Buffer.from(text(redactBody(Buffer.from(body).toString('latin1'), headers)), 'latin1'),
  };
}

/** Masks by the names of headers, query parameters and properties only. */
export const namedSecrets: Redactor = createRedactor([]);

function secretsOf(exchanges: readonly Exchange[]): Secrets {
  const known = SECRETS.get(exchanges);
  if (known?.count === exchanges.length) return known.secrets;
  const masks = collectSecrets(exchanges);
  const found = [...masks.keys()].sort((one, other) => other.length - one.length).map(escapePattern);
  const secrets = { masks, search: found.length === 0 ? null : new RegExp(found.join('|'), 'g') };
  SECRETS.set(exchanges, { count: exchanges.length, secrets });
  return secrets;
}

const MASKS = new Map<string, string | null>();

function maskFor(name: string): string | null {
  const known = MASKS.get(name);
  if (known !== undefined) return known;
  const plain = name.toLowerCase().replaceAll(/[-_]/g, '');
  const mask = SECRET_NAMES.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
  if (MASKS.size < NAMES_KEPT_MAX) MASKS.set(name, mask);
  return mask;
}

type OnSecret = (value: string, mask: string) => void;

function redactQuery(url: string, onSecret?: OnSecret): string {
  const start = url.indexOf('?');
  const withoutUser = url.replace(/^([a-z]+:\/\/)[^/?#@]*@/i, '$1<secret>@');
  if (start === -1) return withoutUser;
  const query = url.slice(start + 1);
  return withoutUser.slice(0, withoutUser.indexOf('?') + 1) + redactPairs(query, onSecret);
}

function redactPairs(pairs: string, onSecret?: OnSecret): string {
  return pairs.replace(FORM_PAIR, (pair: string, before: string, name: string, value: string) => {
    // PHP uses `user[password]` for nested values.
    const mask = maskFor(decode(name).replace(/^.*\[([^\]]+)\]$/, '$1'));
    if (mask === null || value === '') return pair;
    onSecret?.(decode(value), mask);
    return `${before}${name}=${mask}`;
  });
}

function redactHeader(name: string, value: string, onSecret?: OnSecret): string {
  const lowerName = name.toLowerCase();
  if (lowerName === 'cookie' || lowerName === 'set-cookie') {
    const cookies = lowerName === 'cookie' ? value.split(/;\s*/) : [value];
    return cookies
      .map((cookie) =>
        cookie.replace(/=([^;]*)/, (whole: string, secret: string) => {
          if (secret === '') return whole;
          onSecret?.(secret, '<session>');
          return '=<session>';
        }),
      )
      .join('; ');
  }
  if (lowerName === 'location' || lowerName === 'referer') return redactQuery(value, onSecret);
  const mask = maskFor(name);
  if (mask === null || value === '') return value;
  onSecret?.(value.replace(/^(Basic|Bearer) /i, ''), mask);
  return mask;
}

function redactBody(text: string, headers: HeaderList, onSecret?: OnSecret): string {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1].toLowerCase() ?? '';
  if (type.startsWith('multipart/')) {
    return text.replace(FORM_PART, (part: string, head: string, name: string, value: string) => {
      const mask = maskFor(name);
      if (mask === null || value === '') return part;
      onSecret?.(value, mask);
      return head + mask;
    });
  }
  if (type.startsWith('application/x-www-form-urlencoded')) return redactPairs(text, onSecret);
  if (/^(image|video|audio|font)\//.test(type)) return text;
  // Works on the text, so that invalid JSON and numbers beyond JavaScript's precision stay unchanged.
  const masked = (quote: string) => (member: string, name: string, colon: string, value: string) => {
    const mask = maskFor(name);
    if (mask === null || value === quote + quote) return member;
    const bare = value.startsWith(quote) ? value.slice(1) : value;
    onSecret?.(bare.endsWith(quote) ? bare.slice(0, -1) : bare, mask);
    return `${quote}${name}${quote}${colon}${quote}${mask}${quote}`;
  };
  return text.replace(JSON_MEMBER, masked('"')).replace(MEMBER_IN_SINGLE_QUOTES, masked("'"));
}

function collectSecrets(exchanges: readonly Exchange[]): Map<string, string> {
  const found = new Map<string, string>();
  const remember: OnSecret = (value, mask) => {
    if (value.length < SEARCHED_LENGTH_MIN || found.size >= SEARCHED_COUNT_MAX) return;
    if (!found.has(value)) found.set(value, mask);
  };
  for (const { request, outcome } of exchanges) {
    redactQuery(request.url, remember);
    for (const [name, value] of request.headers) redactHeader(name, value, remember);
    if (request.body !== null) redactBody(Buffer.from(request.body).toString('latin1'), request.headers, remember);
    if (outcome.kind === 'failed') continue;
    for (const [name, value] of outcome.headers) redactHeader(name, value, remember);
    redactBody(Buffer.from(outcome.body).toString('latin1'), outcome.headers, (value, mask) => {
      // `{"fields": {"email": "required"}}` contains an error code, not an address.
      if (!/^[a-z]+(_[a-z]+)*$/.test(value)) remember(value, mask);
    });
  }
  return found;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
