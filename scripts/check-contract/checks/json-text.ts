import { joinPointer } from '../contract/json.ts';

/** Defects of a valid JSON text that clients interpret differently and that parsing hides. */
export type JsonTextProblem =
  | { kind: 'repeated-name'; pointer: string; name: string }
  | { kind: 'lone-surrogate'; pointer: string };

const SURROGATE = /\p{Surrogate}/u;
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

/** Returns the problems of a text that JSON.parse accepts; the result for any other text is meaningless. */
export function jsonTextProblems(text: string): readonly JsonTextProblem[] {
  return new Reader(text).read();
}

class Reader {
  readonly #text: string;
  readonly #mayHoldSurrogates: boolean;
  readonly #problems: JsonTextProblem[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#mayHoldSurrogates = ESCAPED_SURROGATE.test(text);
  }

  read(): readonly JsonTextProblem[] {
    this.#value('');
    return this.#problems;
  }

  #value(pointer: string): void {
    this.#skipBlanks();
    const mark = this.#text[this.#at];
    if (mark === '{') this.#object(pointer);
    else if (mark === '[') this.#list(pointer);
    else if (mark === '"') this.#checkString(pointer, this.#string());
    else while (this.#at < this.#text.length && !',]} \n\r\t'.includes(this.#text[this.#at] ?? ',')) this.#at += 1;
  }

  #object(pointer: string): void {
    const names = new Set<string>();
    this.#at += 1;
    for (;;) {
      this.#skipBlanks();
      if (this.#text[this.#at] !== '"') break;
      const name = unescaped(this.#string());
      if (names.has(name)) this.#problems.push({ kind: 'repeated-name', pointer, name });
      names.add(name);
      this.#skipBlanks();
      this.#at += 1;
      this.#value(joinPointer(pointer, name));
      if (!this.#isNext(',')) break;
    }
    this.#at += 1;
  }

  #list(pointer: string): void {
    this.#at += 1;
    this.#skipBlanks();
    if (this.#text[this.#at] !== ']')
      for (let index = 0; ; index += 1) {
        this.#value(joinPointer(pointer, index));
        if (!this.#isNext(',')) break;
      }
    this.#at += 1;
  }

  /** Returns the raw text between the quotes. */
  #string(): string {
    const start = this.#at + 1;
    let end = start;
    for (;;) {
      end = this.#text.indexOf('"', end);
      if (end < 0) {
        this.#at = this.#text.length;
        return '';
      }
      let slashes = 0;
      while (this.#text[end - 1 - slashes] === '\\') slashes += 1;
      if (slashes % 2 === 0) break;
      end += 1;
    }
    this.#at = end + 1;
    return this.#text.slice(start, end);
  }

  #checkString(pointer: string, raw: string): void {
    if (!this.#mayHoldSurrogates || !ESCAPED_SURROGATE.test(raw)) return;
    if (SURROGATE.test(unescaped(raw))) this.#problems.push({ kind: 'lone-surrogate', pointer });
  }

  #isNext(mark: string): boolean {
    this.#skipBlanks();
    if (this.#text[this.#at] !== mark) return false;
    this.#at += 1;
    return true;
  }

  #skipBlanks(): void {
    while (' \n\r\t'.includes(this.#text[this.#at] ?? 'x')) this.#at += 1;
  }
}

function unescaped(raw: string): string {
  if (!raw.includes('\\')) return raw;
  const value: unknown = JSON.parse(`"${raw}"`);
  return typeof value === 'string' ? value : raw;
}
