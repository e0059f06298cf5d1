import { readPhotoHeader } from './photo-header.ts';
import { type PhotoSection, WHOLE_PHOTO } from './photo-section.ts';

/** Why a file is not accepted as a photo. */
export type PhotoProblem = 'kind' | 'heic' | 'file_size' | 'pixels' | 'unreadable';

export type PreparedPhoto = { status: 'ready'; photo: Blob } | { status: 'refused'; problem: PhotoProblem };

/** Our choices: what a phone can read and decode without running out of memory. */
export const PHOTO_FILE_MAX_BYTES = 40_000_000;
export const PHOTO_PIXELS_MAX = 80_000_000;
/** In a JPEG, the colour profile, the preview and editor metadata precede the size. */
const HEADER_MAX_BYTES = 4_000_000;

/** Maximum side and quality of each attempt, from the best to one small enough for any limit. */
const TRIES = [
  { sideMaxPx: 2048, quality: 0.88 },
  { sideMaxPx: 1600, quality: 0.8 },
  { sideMaxPx: 1280, quality: 0.7 },
  { sideMaxPx: 720, quality: 0.6 },
] as const;

/**
 * Turns a file into an upload-ready photo: detects the type by content, applies the EXIF orientation, scales it down
 * and redraws it, which strips the GPS position and all other metadata.
 *
 * @param maxBytes the largest photo the server accepts
 * @param section the part to keep, as seen with its orientation applied; null for the whole picture
 */
export async function preparePhoto(
  file: File,
  maxBytes: number,
  section: PhotoSection | null = null,
): Promise<PreparedPhoto> {
  if (file.size > PHOTO_FILE_MAX_BYTES) return refused('file_size');
  const header = await file
    .slice(0, HEADER_MAX_BYTES)
    .arrayBuffer()
    .then(
      (buffer) => readPhotoHeader(new Uint8Array(buffer)),
      // The file is gone or not readable by this page.
      () => ({ kind: 'broken' as const }),
    );
  if (header.kind === 'heic') return refused('heic');
  if (header.kind === 'other') return refused('kind');
  if (header.kind === 'broken') return refused('unreadable');
  // Check before decoding, which holds the whole image in memory at four bytes per pixel.
  if (header.widthPx * header.heightPx > PHOTO_PIXELS_MAX) return refused('pixels');
  try {
    const photo = await redraw(file, maxBytes, section ?? WHOLE_PHOTO);
    return photo === null ? refused('unreadable') : { status: 'ready', photo };
  } catch {
    return refused('unreadable');
  }
}

/** Resolves to null if the browser cannot draw it or no attempt fits. Rejects if the browser cannot decode it. */
async function redraw(file: File, maxBytes: number, section: PhotoSection): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const { sideMaxPx, quality } of TRIES) {
      const photo = await draw(picture, section, sideMaxPx, quality);
      if (photo === null || photo.size <= maxBytes) return photo;
    }
    return null;
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, section: PhotoSection, sideMaxPx: number, quality: number): Promise<Blob | null> {
  const widthPx = picture.width * section.width;
  const heightPx = picture.height * section.height;
  const scale = Math.min(1, sideMaxPx / Math.max(widthPx, heightPx));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(widthPx * scale));
  canvas.height = Math.max(1, Math.round(heightPx * scale));
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  // JPEG has no transparency; transparent areas would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  const leftPx = picture.width * section.x;
  const topPx = picture.height * section.y;
  context.drawImage(picture, leftPx, topPx, widthPx, heightPx, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

function refused(problem: PhotoProblem): PreparedPhoto {
  return { status: 'refused', problem };
}
