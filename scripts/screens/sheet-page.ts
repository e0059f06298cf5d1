const STYLE = `
  :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1.5rem; max-inline-size: 120rem; }
  nav { columns: 14rem; }
  section { margin-block: 2.5rem; border-block-start: 1px solid; }
  h2 { position: sticky; inset-block-start: 0; z-index: 1; margin: 0; padding-block: .5rem; background: canvas; }
  .row { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-block: .5rem; }
  figure { flex: none; margin: 0; }
  figcaption { font-size: 12px; }
  img { display: block; block-size: 22rem; border: 1px solid gray; }
  .trouble { color: #c00; font-weight: bold; }
  .difference { position: relative; background: #000; isolation: isolate; }
  .difference img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
`;

/** Returns a page with a section for each name, and the list of them above. */
export function sheetPage(title: string, sections: readonly { name: string; content: string }[]): string {
  const links = sections.map(({ name }) => `<a href="#${anchor(name)}">${escapeText(name)}</a><br>`);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(title)}</title>`,
    `<style>${STYLE}</style></head><body><h1>${escapeText(title)}</h1>`,
    `<nav>${links.join('')}</nav>`,
    ...sections.map(
      ({ name, content }) => `<section id="${anchor(name)}"><h2>${escapeText(name)}</h2>${content}</section>`,
    ),
    '</body></html>',
  ].join('\n');
}

/** A picture with its words; `images` may lie upon each other. */
export function figure(
  files: readonly string[],
  words: string,
  options: { kind?: string; after?: string } = {},
): string {
  const [first = ''] = files;
  const images = files.map((file) => `<img src="${file}" alt="${escapeText(words)}" loading="lazy">`).join('');
  const link = `<a href="${first}"><div class="${options.kind ?? 'picture'}">${images}</div></a>`;
  return `<figure>${link}<figcaption>${escapeText(words)}${options.after ?? ''}</figcaption></figure>`;
}

export function row(figures: readonly string[]): string {
  return `<div class="row">${figures.join('')}</div>`;
}

function anchor(name: string): string {
  return encodeURIComponent(name);
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
