export interface ImageFormat {
  type: 'image/png' | 'image/jpeg';
  widthPx: number;
  heightPx: number;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Detects the format from the content, whatever the file name; null if it is not a complete PNG or JPEG. */
export function imageFormatOf(content: Uint8Array): ImageFormat | null {
  return pngFormat(content) ?? jpegFormat(content);
}

function pngFormat(content: Uint8Array): ImageFormat | null {
  const isPng = content.length > 45 && PNG_SIGNATURE.every((byte, index) => content[index] === byte);
  if (!isPng || nameAt(content, 12) !== 'IHDR' || nameAt(content, content.length - 8) !== 'IEND') return null;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  return { type: 'image/png', widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
}

function nameAt(content: Uint8Array, start: number): string {
  return String.fromCharCode(...content.subarray(start, start + 4));
}

/** Returns whether the marker starts a frame header: SOF0 to SOF15, except DHT, JPG and DAC. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Walks the segments up to the frame header, which contains the size. */
function jpegFormat(content: Uint8Array): ImageFormat | null {
  if (content[0] !== 0xff || content[1] !== 0xd8 || content.lastIndexOf(0xd9) < 2) return null;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  let place = 2;
  while (place + 9 < content.length && content[place] === 0xff) {
    const marker = content[place + 1] ?? 0;
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    if (isFrameHeader(marker))
      return { type: 'image/jpeg', widthPx: view.getUint16(place + 7), heightPx: view.getUint16(place + 5) };
    place += 2 + view.getUint16(place + 2);
  }
  return null;
}
