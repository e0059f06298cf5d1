import { readPhotoHeader } from './photo-header.ts';

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
 */
export async function preparePhoto(file: File, maxBytes: number): Promise<PreparedPhoto> {
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
    const photo = await redraw(file, maxBytes);
    return photo === null ? refused('unreadable') : { status: 'ready', photo };
  } catch {
    return refused('unreadable');
  }
}

/** Resolves to null if the browser cannot draw it or no attempt fits. Rejects if the browser cannot decode it. */
async function redraw(file: File, maxBytes: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const { sideMaxPx, quality } of TRIES) {
      const photo = await draw(picture, sideMaxPx, quality);
      if (photo === null || photo.size <= maxBytes) return photo;
    }
    return null;
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, sideMaxPx: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, sideMaxPx / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  // JPEG has no transparency; transparent areas would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

function refused(problem: PhotoProblem): PreparedPhoto {
  return { status: 'refused', problem };
}
