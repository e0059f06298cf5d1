import type { HeaderList } from '../model/exchange.ts';

interface Cookie {
  value: string;
  path: string;
  /** Infinity: kept until the end of the run. */
  expiresAtMs: number;
}

/** The cookies of one browser on one host. Ignores domains, since a run talks to a single host. */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>();
  readonly #nowMs: () => number;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Stores every `Set-Cookie` of a response. */
  store(headers: HeaderList): void {
    for (const [name, value] of headers) if (name.toLowerCase() === 'set-cookie') this.#storeOne(value);
  }

  /** Returns the `Cookie` header for a path, or null if there is nothing to send. */
  header(path: string): string | null {
    const pairs: string[] = [];
    for (const [name, cookie] of this.#cookies) {
      if (cookie.expiresAtMs <= this.#nowMs()) this.#cookies.delete(name);
      else if (matches(cookie.path, path)) pairs.push(`${name}=${cookie.value}`);
    }
    return pairs.length === 0 ? null : pairs.join('; ');
  }

  names(): readonly string[] {
    return [...this.#cookies.keys()];
  }

  #storeOne(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const equals = pair.indexOf('=');
    if (equals <= 0) return;
    let path = '/';
    let expiresAtMs = Number.POSITIVE_INFINITY;
    let hasMaxAge = false;
    for (const attribute of attributes) {
      const [rawName = '', ...rest] = attribute.split('=');
      const name = rawName.trim().toLowerCase();
      const value = rest.join('=').trim();
      if (name === 'path' && value.startsWith('/')) path = value;
      if (name === 'max-age' && /^-?\d+$/.test(value)) {
        hasMaxAge = true;
        expiresAtMs = this.#nowMs() + Number(value) * 1000;
      }
      if (name === 'expires' && !hasMaxAge && !Number.isNaN(Date.parse(value))) expiresAtMs = Date.parse(value);
    }
    this.#cookies.set(pair.slice(0, equals).trim(), { value: pair.slice(equals + 1).trim(), path, expiresAtMs });
  }
}

function matches(cookiePath: string, path: string): boolean {
  if (cookiePath === '/' || cookiePath === path) return true;
  return path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);
}
