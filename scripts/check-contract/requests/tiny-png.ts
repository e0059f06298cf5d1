import { crc32, deflateSync } from 'node:zlib';

/** Length, type and sum of a chunk; the last one holds nothing else. */
const CHUNK_BYTES = 12;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns a valid PNG of a single color, with its sides in pixels. Different colors give different files. */
export function tinyPng(
  width: number,
  colour: readonly [red: number, green: number, blue: number],
  height = width,
): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits for each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.of(0), Buffer.concat(Array.from({ length: width }, () => Buffer.from(colour)))]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a valid PNG of so many bytes: most of them in a chunk that nobody has to know. */
export function pngOfBytes(count: number): Uint8Array {
  const png = tinyPng(8, [20, 90, 40]);
  const end = png.byteLength - CHUNK_BYTES;
  const rest = Buffer.alloc(count - png.byteLength - CHUNK_BYTES);
  return Buffer.concat([png.subarray(0, end), chunk('paDd', rest), png.subarray(end)]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
