/** A part of a picture, as fractions of its width and height as seen. */
export interface PhotoSection {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width by height in which lists and the gallery show photos (`aspect-ratio: 4 / 5`). */
export const SECTION_ASPECT = 4 / 5;

/** Our choices: a section this wide still looks sharp on a card, and can still be taken with a finger. */
const WIDTH_MIN_PX = 480;
const SHARE_MIN = 0.25;

export const WHOLE_PHOTO: PhotoSection = { x: 0, y: 0, width: 1, height: 1 };

/** Returns the largest section of a picture of this size, in its middle. */
export function largestSection(widthPx: number, heightPx: number): PhotoSection {
  const aspect = widthPx / heightPx;
  const width = Math.min(1, SECTION_ASPECT / aspect);
  const height = Math.min(1, aspect / SECTION_ASPECT);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** Returns how small a section may be, as a fraction of the largest; 1 if the picture is too small to be cut. */
export function smallestShare(widthPx: number, heightPx: number): number {
  return Math.min(1, Math.max(SHARE_MIN, WIDTH_MIN_PX / (largestSection(widthPx, heightPx).width * widthPx)));
}

/** Our choices: a picture as small as a thumb is enlarged, or the handles would cover it. */
const SHOWN_SHORT_MIN_PX = 160;
const SHOWN_LONG_MAX_PX = 240;

/** Returns the width at which a small picture is shown to be cut; null if it is shown as it is. */
export function enlargedWidthPx(widthPx: number, heightPx: number): number | null {
  const scale = Math.min(
    SHOWN_SHORT_MIN_PX / Math.min(widthPx, heightPx),
    SHOWN_LONG_MAX_PX / Math.max(widthPx, heightPx),
  );
  return scale > 1 ? Math.round(widthPx * scale) : null;
}

/** Returns the section in a size that is a fraction of the largest, around the same middle as far as there is room. */
export function sizedSection(section: PhotoSection, largest: PhotoSection, share: number): PhotoSection {
  const width = largest.width * share;
  const height = largest.height * share;
  return within({
    x: section.x + (section.width - width) / 2,
    y: section.y + (section.height - height) / 2,
    width,
    height,
  });
}

/** Returns the section moved by fractions of the picture, no further than its edges. */
export function movedSection(section: PhotoSection, byX: number, byY: number): PhotoSection {
  return within({ ...section, x: section.x + byX, y: section.y + byY });
}

function within(section: PhotoSection): PhotoSection {
  return {
    ...section,
    x: Math.min(Math.max(0, section.x), 1 - section.width),
    y: Math.min(Math.max(0, section.y), 1 - section.height),
  };
}
