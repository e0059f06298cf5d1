import type { ExchangeOutcome, SentRequest } from '../check-contract/model/exchange.ts';

/** Shorter texts are words, not names that the server has made. */
const NAME_MIN_LENGTH = 12;

/** Values that a server made anew (sessions, tokens, ids), by what stood in their place in an earlier run. */
export class Renaming {
  readonly #names = new Map<string, string>();

  apply(request: SentRequest): SentRequest {
    return {
      ...request,
      url: this.#rename(request.url),
      headers: request.headers.map(([name, value]) => [name, this.#rename(value)] as const),
      body: request.body === null ? null : this.#renameBytes(request.body),
    };
  }

  /** Compares two answers to the same request. */
  learn(before: ExchangeOutcome, after: ExchangeOutcome): void {
    if (before.kind !== 'answered' || after.kind !== 'answered') return;
    const cookies = (headers: typeof before.headers): string[] =>
      headers.flatMap(([name, value]) => (name.toLowerCase() === 'set-cookie' ? [value.split(';')[0] ?? ''] : []));
    const renewed = cookies(after.headers);
    for (const [index, cookie] of cookies(before.headers).entries()) {
      this.#note(cookie.split('=')[1], renewed[index]?.split('=')[1]);
    }
    this.#compare(parse(before.body), parse(after.body));
  }

  #compare(before: unknown, after: unknown): void {
    if (typeof before === 'string' && typeof after === 'string') this.#note(before, after);
    if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return;
    const others = new Map<string, unknown>(Object.entries(after));
    for (const [key, value] of Object.entries(before)) this.#compare(value, others.get(key));
  }

  #note(before: string | undefined, after: string | undefined): void {
    if (before === undefined || after === undefined || before === after) return;
    if (before.length >= NAME_MIN_LENGTH && !/\s/.test(before)) this.#names.set(before, after);
  }

  #rename(text: string): string {
    let renamed = text;
    for (const [before, after] of this.#names) renamed = renamed.replaceAll(before, after);
    return renamed;
  }

  /** Files are left as they are. */
  #renameBytes(bytes: Uint8Array): Uint8Array {
    const text = new TextDecoder().decode(bytes);
    return text.startsWith('{') ? new TextEncoder().encode(this.#rename(text)) : bytes;
  }
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
