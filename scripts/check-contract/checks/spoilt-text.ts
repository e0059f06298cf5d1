/** How a text shows that its encoding was corrupted. */
export type Spoilt = 'read-twice' | 'replaced' | 'entities' | 'padded';

/** Free-text fields, in which members may have typed an entity intentionally. */
const FREE_TEXTS = /(^|\/)(text|personal|excerpt|html|notes)(\/|$)/;
const ENTITY =
  /&(?:[aeiouAEIOU](?:uml|acute|grave|circ)|[nNaAoO]tilde|[cC]cedil|szlig|[oO]slash|[aA]ring|amp|quot|lt|gt|#0?39);/;
/** A UTF-8 character whose bytes were decoded as Windows-1252: `Ã¼` for `ü`. */
const TWICE =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/;

/** Texts of one line, which nobody fills with blanks. */
const NAMES = /(^|\/)(name|city)$/;

/** Returns the corruption found, or null. `pointer` is the place of the text in its body. */
export function spoiltText(text: string, pointer: string): Spoilt | null {
  if (text.includes('\ufffd')) return 'replaced';
  if (TWICE.test(text) && isReadTwice(text)) return 'read-twice';
  if (NAMES.test(pointer) && /\S\s{2,}$|^\s{2,}\S/.test(text)) return 'padded';
  return ENTITY.test(text) && !FREE_TEXTS.test(pointer) ? 'entities' : null;
}

/** Returns whether the characters, encoded as Windows-1252, form valid UTF-8 with multi-byte characters. */
function isReadTwice(text: string): boolean {
  const bytes: number[] = [];
  for (const letter of text) {
    const byte = WINDOWS_1252.get(letter) ?? letter.codePointAt(0) ?? 0;
    // A character without a Windows-1252 byte cannot result from decoding one.
    if (byte > 0xff) return false;
    bytes.push(byte);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes)).length < text.length;
  } catch {
    return false;
  }
}

const WINDOWS_1252: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 32 }, (_, index) => {
    const byte = 0x80 + index;
    return [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const;
  }),
);
