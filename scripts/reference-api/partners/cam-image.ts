import { integerColumn, textColumn } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { AppContext } from '../http/call.ts';

const FILE_NAME = /^([A-Za-z0-9_-]{1,100})\.svg$/;

/** Serves `cams/{account}.svg` below `/media` and `/media/{template}`, drawn on request and deterministic. */
export async function serveCamImage(database: Database, context: AppContext): Promise<Response> {
  const account = FILE_NAME.exec(context.req.param('file') ?? '')?.[1];
  const row = account === undefined ? null : await database.row('SELECT * FROM cams WHERE account = ?', [account]);
  if (row === null) return context.text('Not found', 404);
  // Imported with the first picture, since the drawing library is large.
  const { drawPortrait } = await import('../members/portraits.ts');
  const svg = drawPortrait({
    seed: `cam ${textColumn(row, 'account')}`,
    position: 0,
    gender: textColumn(row, 'gender'),
    age: integerColumn(row, 'age'),
    size: 'thumb',
    ...(context.req.param('template') === 'lavish' ? { isOnPlate: true } : {}),
  });
  context.header('Content-Type', 'image/svg+xml; charset=utf-8');
  context.header('Cache-Control', 'public, max-age=86400');
  return context.body(svg);
}
