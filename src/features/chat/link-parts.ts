export type LinkPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

/** Stops at characters that could make an address read differently from what it opens. */
const ADDRESS =
  /(?:https?:\/\/|(?<![\p{L}\p{N}@./_-])www\.(?=[\p{L}\p{N}]))[^\s<>"`\\\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/giu;
/** A quotation mark that opens in one language closes in another. */
const TRAILING_MARKS = new Set([...".,;:!?'…«»‹›“”‘’"]);
const OPENING_BY_CLOSING = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/**
 * Splits a text into plain parts and web addresses that start with http, https or www. Only http and https become
 * links, and none with a user name, since `https://bank.example@evil.example` opens the latter.
 */
export function linkParts(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let plain = '';
  let position = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutTrailingMarks(match[0]);
    const href = safeHref(address);
    if (href === null) continue;
    plain += text.slice(position, match.index);
    if (plain !== '') parts.push({ kind: 'text', text: plain });
    plain = '';
    parts.push({ kind: 'link', text: address, href });
    position = match.index + address.length;
  }
  plain += text.slice(position);
  if (plain !== '') parts.push({ kind: 'text', text: plain });
  return parts;
}

/** Ends "See https://a.example/b_(c)." before the full stop, but keeps the bracket, which belongs to the address. */
function withoutTrailingMarks(address: string): string {
  let end = address.length;
  while (end > 0) {
    const last = address.charAt(end - 1);
    const opening = OPENING_BY_CLOSING.get(last);
    const head = address.slice(0, end);
    const isLoose = opening !== undefined && count(head, last) > count(head, opening);
    if (!TRAILING_MARKS.has(last) && !isLoose) return head;
    end -= 1;
  }
  return '';
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function safeHref(address: string): string | null {
  const isBare = /^www\./i.test(address);
  const whole = isBare ? `https://${address}` : address;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  // "www.hello" is a word with a full stop, not a host.
  if (isBare && !/^www\.[^.]+\./.test(url.hostname)) return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}
