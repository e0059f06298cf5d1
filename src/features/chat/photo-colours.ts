/** Columns and rows of colours in a preview (contract, `PhotoPreview`). */
export const PREVIEW_SIDE = 4;
/** Pixels of one colour, in each direction: browsers scale down to this more evenly than to a single pixel. */
const CELL_PX = 8;
const SIDE_PX = PREVIEW_SIDE * CELL_PX;
const CHANNELS = 4;

/** Returns the colours of a preview, row by row, as `#rrggbb`; none if it is not one. */
export function coloursOf(preview: string | null): string[] {
  if (preview === null || !/^[0-9a-f]{96}$/.test(preview)) return [];
  return preview.match(/.{6}/g)?.map((colour) => `#${colour}`) ?? [];
}

/**
 * Returns the average colour of each cell of a square picture.
 *
 * @param pixels red, green, blue and alpha of each pixel, row by row
 * @param sidePx a multiple of `PREVIEW_SIDE`
 */
export function previewOf(pixels: Uint8ClampedArray, sidePx: number): string {
  const cellPx = sidePx / PREVIEW_SIDE;
  let preview = '';
  for (let cell = 0; cell < PREVIEW_SIDE * PREVIEW_SIDE; cell += 1) {
    const left = (cell % PREVIEW_SIDE) * cellPx;
    const top = Math.floor(cell / PREVIEW_SIDE) * cellPx;
    for (let channel = 0; channel < 3; channel += 1) {
      let sum = 0;
      for (let y = top; y < top + cellPx; y += 1)
        for (let x = left; x < left + cellPx; x += 1) sum += pixels[(y * sidePx + x) * CHANNELS + channel] ?? 0;
      preview += Math.round(sum / (cellPx * cellPx))
        .toString(16)
        .padStart(2, '0');
    }
  }
  return preview;
}

/** What a message says of a photo besides the picture itself. */
export interface PhotoMeasures {
  width: number;
  height: number;
  /** Null if the browser cannot read the pixels. */
  preview: string | null;
}

/** Measures a photo. Rejects if the browser cannot decode it. */
export async function measurePhoto(photo: Blob): Promise<PhotoMeasures> {
  const picture = await createImageBitmap(photo);
  try {
    const { width, height } = picture;
    const canvas = document.createElement('canvas');
    canvas.width = SIDE_PX;
    canvas.height = SIDE_PX;
    const context = canvas.getContext('2d');
    if (context === null) return { width, height, preview: null };
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, SIDE_PX, SIDE_PX);
    return { width, height, preview: previewOf(context.getImageData(0, 0, SIDE_PX, SIDE_PX).data, SIDE_PX) };
  } finally {
    picture.close();
  }
}
