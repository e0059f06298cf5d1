import { html, type Markup } from './markup.ts';

/**
 * Renders the plain text of findings: `code` in backticks, indented code lines, and a trailing `: old -> new`, a line
 * of code with its replacement.
 */
export function adviceBlocks(text: string): Markup {
  const blocks = text.split(/\n{2,}|\n(?=\s{2,})|(?<=\n\s{2,}[^\n]*)\n(?!\s)/);
  return html`${blocks.map((block) => {
    if (block.trim() === '') return null;
    if (/^\s{2,}/.test(block)) return html`<pre class="php" tabindex="0">${unindent(block)}</pre>`;
    const change = changedLine(block);
    if (change !== null) return change;
    const parts = block.split('`');
    return html`<p>${parts.map((part, index) => (index % 2 === 1 && index < parts.length - 1 ? html`<code>${part}</code>` : index % 2 === 1 ? `\`${part}` : part))}</p>`;
  })}`;
}

/** Returns null if the text does not end with a line to change. */
function changedLine(block: string): Markup | null {
  const [, words, old, changed] = /^([\s\S]*?:) (.+?) {2}-> {2}(.+[^.\s])$/.exec(block) ?? [];
  if (words === undefined || old === undefined || changed === undefined || changed.includes('  ->  ')) return null;
  return html`<p>${words}</p><pre class="php" tabindex="0"><del><span class="visually-hidden">Instead of </span>${old}</del>
<ins><span class="visually-hidden">write </span>${changed}</ins></pre>`;
}

function unindent(block: string): string {
  const lines = block.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}
