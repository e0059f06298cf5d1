import { readPhotoHeader } from './photo-header.ts';

/** Why a file cannot be a photo. */
export type PhotoProblem = 'kind' | 'heic' | 'file_size' | 'pixels' | 'unreadable';

export type PreparedPhoto = { status: 'ready'; photo: Blob } | { status: 'refused'; problem: PhotoProblem };

/** Own choices: what a phone can read and decode without running out of memory. */
export const PHOTO_FILE_MAX_BYTES = 40_000_000;
export const PHOTO_PIXELS_MAX = 80_000_000;
/** A colour profile, a preview and what editors leave behind come before the size of a jpeg. */
const HEADER_MAX_BYTES = 4_000_000;

/** The longest side and the quality, from the best to what always fits. */
const TRIES = [
  { sideMaxPx: 2048, quality: 0.88 },
  { sideMaxPx: 1600, quality: 0.8 },
  { sideMaxPx: 1280, quality: 0.7 },
  { sideMaxPx: 720, quality: 0.6 },
] as const;

/**
 * Makes a photo of a file: told by its content, turned upright, made smaller, and drawn anew, so that the place where
 * it was taken and all else that the file told stays behind.
 *
 * @param maxBytes the largest photo that the server takes
 */
export async function preparePhoto(file: File, maxBytes: number): Promise<PreparedPhoto> {
  if (file.size > PHOTO_FILE_MAX_BYTES) return refused('file_size');
  const header = await file
    .slice(0, HEADER_MAX_BYTES)
    .arrayBuffer()
    .then(
      (buffer) => readPhotoHeader(new Uint8Array(buffer)),
      // The file is gone, or lies where this page may not read it.
      () => ({ kind: 'broken' as const }),
    );
  if (header.kind === 'heic') return refused('heic');
  if (header.kind === 'other') return refused('kind');
  if (header.kind === 'broken') return refused('unreadable');
  // Before it is decoded: the whole picture would stand in memory, four bytes for each pixel.
  if (header.widthPx * header.heightPx > PHOTO_PIXELS_MAX) return refused('pixels');
  try {
    const photo = await redraw(file, maxBytes);
    return photo === null ? refused('unreadable') : { status: 'ready', photo };
  } catch {
    return refused('unreadable');
  }
}

/** Null when the browser cannot draw it. Rejects when it cannot read it. */
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
  // A jpeg has no transparency; it would come out black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

function refused(problem: PhotoProblem): PreparedPhoto {
  return { status: 'refused', problem };
}
