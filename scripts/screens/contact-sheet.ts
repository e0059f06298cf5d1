import { DEVICES, type Picture, SCHEMES } from './picture.ts';
import { escapeText, figure, row, sheetPage } from './sheet-page.ts';

/** Returns a page with all pictures: a heading per route, a row per viewer, state, template and language. */
export function contactSheet(pictures: readonly Picture[]): string {
  return sheetPage(`Screens: ${pictures.length} pictures`, sections(pictures, rowOf, figureOf));
}

/** Returns a page with the pictures that are not what they were: before, after and what differs. */
export function compareSheet(pictures: readonly Picture[], before: string): string {
  const title = `Screens: ${pictures.length} changed since ${before}`;
  return sheetPage(
    title,
    sections(
      pictures,
      ({ file }) => file,
      (picture) => {
        const [old, now] = [`../${before}/${picture.file}`, picture.file];
        const words = wordsOf(picture);
        return [
          figure([old], `before: ${words}`),
          figure([now], `after: ${words}`),
          figure([now, old], `difference: ${words}`, { kind: 'difference' }),
        ].join('');
      },
    ),
  );
}

function sections(
  pictures: readonly Picture[],
  rowKey: (picture: Picture) => string,
  draw: (picture: Picture) => string,
): { name: string; content: string }[] {
  return [...new Set(pictures.map(({ route }) => route))].map((name) => {
    const ofRoute = pictures.filter(({ route }) => route === name);
    const rows = [...new Set(ofRoute.map(rowKey))].sort();
    const content = rows.map((key) =>
      row(
        ofRoute
          .filter((picture) => rowKey(picture) === key)
          .sort(byLook)
          .map(draw),
      ),
    );
    return { name, content: content.join('') };
  });
}

function rowOf({ viewer, state, template, locale }: Picture): string {
  return `${viewer} ${state} ${template} ${locale}`;
}

function figureOf(picture: Picture): string {
  const { trouble } = picture;
  const after = trouble === null ? '' : ` <span class="trouble">${escapeText(trouble)}</span>`;
  return figure([picture.file], wordsOf(picture), { after });
}

function wordsOf({ template, viewer, state, device, scheme, locale }: Picture): string {
  return [template, viewer, ...(state === 'full' ? [] : [state]), device, scheme, locale].join(', ');
}

function byLook(one: Picture, other: Picture): number {
  const rank = ({ device, scheme }: Picture): number => DEVICES.indexOf(device) * 2 + SCHEMES.indexOf(scheme);
  return rank(one) - rank(other);
}
