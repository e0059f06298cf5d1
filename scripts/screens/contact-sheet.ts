import { DEVICES, type Picture, SCHEMES } from './picture.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1.5rem; max-inline-size: 120rem; }
  nav { columns: 14rem; }
  section { margin-block: 2.5rem; border-block-start: 1px solid; }
  h2 { position: sticky; inset-block-start: 0; margin: 0; padding-block: .5rem; background: canvas; }
  .row { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-block: .5rem; }
  figure { flex: none; margin: 0; }
  figcaption { font-size: 12px; }
  img { display: block; block-size: 22rem; border: 1px solid gray; }
  .trouble { color: #c00; font-weight: bold; }
`;

/** Returns a page with all pictures: a heading per route, a row per viewer and template. */
export function contactSheet(pictures: readonly Picture[]): string {
  const routes = [...new Set(pictures.map(({ route }) => route))];
  const links = routes.map((route) => `<a href="#${anchor(route)}">${escapeText(route)}</a><br>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Screens</title>',
    `<style>${STYLE}</style></head><body><h1>Screens: ${pictures.length} pictures</h1>`,
    `<nav>${links.join('')}</nav>`,
    ...routes.map((route) =>
      section(
        route,
        pictures.filter((picture) => picture.route === route),
      ),
    ),
    '</body></html>',
  ].join('\n');
}

function section(route: string, pictures: readonly Picture[]): string {
  const rows = [...new Set(pictures.map(({ viewer, template }) => `${viewer} ${template}`))].sort();
  return [
    `<section id="${anchor(route)}"><h2>${escapeText(route)}</h2>`,
    ...rows.map((row) => {
      const ofRow = pictures.filter(({ viewer, template }) => `${viewer} ${template}` === row).sort(byLook);
      return `<div class="row">${ofRow.map(figure).join('')}</div>`;
    }),
    '</section>',
  ].join('\n');
}

function figure({ file, viewer, template, device, scheme, trouble }: Picture): string {
  const words = `${template}, ${viewer}, ${device}, ${scheme}`;
  const warning = trouble === null ? '' : ` <span class="trouble">${escapeText(trouble)}</span>`;
  return `<figure><a href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a><figcaption>${words}${warning}</figcaption></figure>`;
}

function byLook(one: Picture, other: Picture): number {
  const rank = ({ device, scheme }: Picture): number => DEVICES.indexOf(device) * 2 + SCHEMES.indexOf(scheme);
  return rank(one) - rank(other);
}

function anchor(route: string): string {
  return encodeURIComponent(route);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
