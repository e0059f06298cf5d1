/**
 * Trusted markup. Create it with `html`, or directly only from constants, so that no text enters the page unescaped.
 */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | readonly Part[];

/** Escapes every value that is not markup itself; null renders as nothing, lists are joined. */
export function html(pieces: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return new Markup(pieces.reduce((text, piece, index) => text + render(values[index - 1] ?? null) + piece));
}

function render(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map(render).join('');
}

/** Also makes control, invisible and bidirectional formatting characters visible. */
function escapeHtml(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll(/[^\P{Cc}\t\n]/gu, (control) => `\\x${(control.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`)
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, (mark) => {
      return `\\u${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
    });
}
