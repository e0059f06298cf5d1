/** File type according to the first bytes, regardless of the file name. */
export type PhotoHeader =
  | { kind: 'png' | 'jpeg'; widthPx: number; heightPx: number }
  /** HEIC from newer iPhones, which few browsers can decode. */
  | { kind: 'heic' }
  /** Starts like a PNG or JPEG but is not a valid one. */
  | { kind: 'broken' }
  | { kind: 'other' };

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];

/**
 * @param bytes the start of the file, including a JPEG's colour profile and preview, which precede the size
 */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader {
  if (PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return readPng(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes);
  return nameAt(bytes, 4) === 'ftyp' && HEIC_BRANDS.includes(nameAt(bytes, 8)) ? { kind: 'heic' } : { kind: 'other' };
}

function readPng(bytes: Uint8Array): PhotoHeader {
  if (bytes.length < 24 || nameAt(bytes, 12) !== 'IHDR') return { kind: 'broken' };
  const view = viewOf(bytes);
  return sized('png', view.getUint32(16), view.getUint32(20));
}

/** Walks the segments up to the frame header, which contains the size. */
function readJpeg(bytes: Uint8Array): PhotoHeader {
  const view = viewOf(bytes);
  let place = 2;
  while (place + 9 <= bytes.length && bytes[place] === 0xff) {
    const marker = bytes[place + 1] ?? 0;
    if (marker === 0xff) place += 1;
    else if (isFrameHeader(marker)) return sized('jpeg', view.getUint16(place + 7), view.getUint16(place + 5));
    else place += 2 + view.getUint16(place + 2);
  }
  return { kind: 'broken' };
}

/** SOF0 to SOF15, except for DHT, JPG and DAC, which share the range. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function sized(kind: 'png' | 'jpeg', widthPx: number, heightPx: number): PhotoHeader {
  return widthPx > 0 && heightPx > 0 ? { kind, widthPx, heightPx } : { kind: 'broken' };
}

function nameAt(bytes: Uint8Array, start: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + 4));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
