import { integerColumn, nullableText, textColumn } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { AppContext } from '../http/call.ts';
import { ageOn } from './age.ts';
import { PORTRAIT_VERSION } from './images.ts';

const FILE_NAME = /^(\d{1,15})(-thumb)?\.svg$/;

/** `/media/portraits/{version}/{image}.svg`, or `{image}-thumb.svg`. Drawn on request, the same every time. */
export async function servePortrait(database: Database, context: AppContext): Promise<Response> {
  const file = FILE_NAME.exec(context.req.param('file') ?? '');
  const row =
    file === null || context.req.param('version') !== String(PORTRAIT_VERSION)
      ? null
      : await database.row(
          `SELECT images.id, images.drawing, members.id AS member_id, members.name, members.gender,
             members.date_of_birth
           FROM images JOIN members ON members.id = images.member_id WHERE images.id = ? AND images.drawing IS NOT NULL`,
          [Number(file[1])],
        );
  if (file === null || row === null) return context.text('Not found', 404);
  // Loaded with the first portrait, since the drawing parts are large.
  const { drawPortrait } = await import('./portraits.ts');
  const birthDate = nullableText(row, 'date_of_birth');
  const svg = drawPortrait({
    seed: `${integerColumn(row, 'member_id')} ${textColumn(row, 'name')}`,
    position: integerColumn(row, 'drawing'),
    gender: nullableText(row, 'gender') ?? 'other',
    // Of a fixed year, so that the picture stays the same.
    age: birthDate === null ? 30 : ageOn(birthDate, Date.UTC(2025, 0, 1)),
    size: file[2] === undefined ? 'full' : 'thumb',
  });
  context.header('Content-Type', 'image/svg+xml; charset=utf-8');
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  return context.body(svg);
}
