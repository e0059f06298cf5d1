import { blobColumn, integerColumn, nullableText, textColumn } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { selfDescription } from '../demo/members.ts';
import type { AppContext } from '../http/call.ts';
import { keptBody } from '../http/kept-body.ts';
import type { Services } from '../services.ts';
import { findSession } from '../session/sessions.ts';
import { ageOn } from './age.ts';
import { PORTRAIT_VERSION } from './images.ts';
import type { Portrait } from './portraits.ts';

const FILE_NAME = /^(\d{1,15})(-thumb)?\.svg$/;

/**
 * Serves `portraits/{version}/{image}.svg` and `{image}-thumb.svg` below `/media`, and below `/media/{template}` on the
 * ground of that template. Portraits are drawn on request and deterministic. Earlier versions are accepted too: a device that was offline may still request an old path.
 */
export async function servePortrait(database: Database, context: AppContext): Promise<Response> {
  const file = FILE_NAME.exec(context.req.param('file') ?? '');
  const version = Number(context.req.param('version'));
  const row =
    file === null || !Number.isInteger(version) || version < 1 || version > PORTRAIT_VERSION
      ? null
      : await database.row(
          `SELECT images.id, images.drawing, members.id AS member_id, members.name, members.gender,
             members.date_of_birth
           FROM images JOIN members ON members.id = images.member_id WHERE images.id = ? AND images.drawing IS NOT NULL`,
          [Number(file[1])],
        );
  if (file === null || row === null) return context.text('Not found', 404);
  // Imported with the first portrait, since the drawing library is large.
  const { drawPortrait } = await import('./portraits.ts');
  const birthDate = nullableText(row, 'date_of_birth');
  const gender = nullableText(row, 'gender') ?? 'other';
  // As the member is seeded, not as the profile says now: a picture never changes.
  const isBroad = selfDescription(integerColumn(row, 'member_id'), gender).includes('bbw');
  const portrait: Portrait = {
    seed: `${integerColumn(row, 'member_id')} ${textColumn(row, 'name')}`,
    position: integerColumn(row, 'drawing'),
    gender,
    // The age at a fixed date, so that the picture never changes.
    age: birthDate === null ? 30 : ageOn(birthDate, Date.UTC(2025, 0, 1)),
    size: file[2] === undefined ? 'full' : 'thumb',
    ...(isBroad ? { build: 'broad' } : {}),
    ...(context.req.param('template') === 'lavish' ? { isOnPlate: true } : {}),
  };
  context.header('Content-Type', 'image/svg+xml; charset=utf-8');
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  const make = async () => drawPortrait(portrait);
  return context.body(await keptBody(context, JSON.stringify(portrait), true, make));
}

const UPLOAD_NAME = /^(\d{1,15})(-thumb\.svg)?$/;

/**
 * Serves `uploads/{image}` below `/media` and `/media/{template}` as uploaded, or `{image}-thumb.svg`, cropped to 4:5. Only the owner sees an image
 * that is not approved.
 */
export async function serveUpload({ database, nowMs }: Services, context: AppContext): Promise<Response> {
  const file = UPLOAD_NAME.exec(context.req.param('file') ?? '');
  const row =
    file === null
      ? null
      : await database.row(
          `SELECT uploads.type, uploads.content, images.state, images.member_id FROM uploads
           JOIN images ON images.id = uploads.image_id WHERE images.id = ?`,
          [Number(file[1])],
        );
  if (file === null || row === null) return context.text('Not found', 404);
  const isApproved = textColumn(row, 'state') === 'approved';
  if (!isApproved) {
    const account = await findSession(database, context, nowMs());
    if (account?.memberId !== integerColumn(row, 'member_id')) return context.text('Not found', 404);
  }
  context.header('Cache-Control', isApproved ? 'public, max-age=31536000, immutable' : 'private, no-cache');
  const type = textColumn(row, 'type');
  const content = blobColumn(row, 'content');
  if (file[2] === undefined) {
    context.header('Content-Type', type);
    return context.body(content);
  }
  context.header('Content-Type', 'image/svg+xml; charset=utf-8');
  return context.body(cropped(type, content));
}

function cropped(type: string, content: ArrayBuffer): string {
  const source = `data:${type};base64,${Buffer.from(content).toString('base64')}`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600" width="480" height="600">',
    `<image href="${source}" width="480" height="600" preserveAspectRatio="xMidYMid slice"/></svg>`,
  ].join('');
}
