import type { World } from './world.ts';

/** Ways in which careless scripts alter text between the form and the database. */
const CHANGES: Readonly<Record<string, (text: string) => string>> = {
  'html-escaped': (text) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  'tags-stripped': (text) => text.replaceAll(/<[^>]*>?/g, ''),
  'slashes-added': (text) => text.replaceAll(/(['"\\])/g, '\\$1'),
  'slashes-stripped': (text) => text.replaceAll('\\', ''),
  'lines-joined': (text) => text.replaceAll(/\r?\n/g, ' '),
  'lines-as-br': (text) => text.replaceAll('\n', '<br />\n'),
  'lines-as-crlf': (text) => text.replaceAll(/\r?\n/g, '\r\n'),
  'emoji-lost': (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?'),
  'cut-at-emoji': (text) => text.split(/[\u{10000}-\u{10ffff}]/u)[0] ?? '',
  'double-utf8': (text) => Buffer.from(text, 'utf8').toString('latin1'),
  'cut-at-255-bytes': (text) => Buffer.from(text).subarray(0, 255).toString('utf8').replaceAll('\ufffd', ''),
  'cut-at-200-characters': (text) => [...text].slice(0, 200).join(''),
  'accents-lost': (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  'directions-lost': (text) => text.replaceAll(/[\u0590-\u06ff\u200e\u200f]/g, ''),
  'spaces-joined': (text) => text.replaceAll(/ {2,}/g, ' '),
  'url-decoded': (text) =>
    text
      .replaceAll('+', ' ')
      .replaceAll(/%[0-9A-Fa-f]{2}/g, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16))),
  'spaces-softened': (text) => text.replaceAll('\u00a0', ' '),
  'variants-lost': (text) => text.replaceAll('\ufe0f', ''),
  'quotes-lost': (text) => text.replaceAll(/['"]/g, ''),
};

export const TEXT_CHANGES: readonly string[] = Object.keys(CHANGES);

/** Returns the text as stored at a place such as `sendMessage.text`. */
export function kept(world: World, place: string, text: string): string {
  const { breach } = world;
  if (breach === null || breach.place !== place || !breach.name.startsWith('text-')) return text;
  return CHANGES[breach.name.slice('text-'.length)]?.(text) ?? text;
}

/** The breach: the limit of a note is counted in bytes, of which other letters than those of English have more. */
export function isNoteOverBytes(world: World, text: unknown): boolean {
  return typeof text === 'string' && world.breaks('limit-in-bytes', 'notes') && Buffer.byteLength(text) > 500;
}

/** The breach: what is counted in characters as a reader sees them may be longer than the column, and is cut. */
export function cutGraphemes(limit: number, text: string): string {
  const seen = [...new Intl.Segmenter('en').segment(text)].length;
  return seen <= limit ? [...text].slice(0, limit).join('') : text;
}
