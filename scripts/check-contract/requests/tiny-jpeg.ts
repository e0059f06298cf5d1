/** Of a gray of 192: the difference to the middle, in one step of 8. */
const LEVEL = 64;
const SIDE_PIXELS = 64;
const BLOCKS = (SIDE_PIXELS / 8) ** 2;

/** Returns a valid baseline JPEG of a single gray. */
export function tinyJpeg(): Uint8Array {
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    segment(0xe0, [...Buffer.from('JFIF\0', 'latin1'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 8)]),
    segment(0xc0, [8, 0, SIDE_PIXELS, 0, SIDE_PIXELS, 1, 1, 0x11, 0]),
    // "0" for no difference and "10" for one of seven bits; "0" for the end of a block.
    segment(0xc4, [0x00, 1, 1, ...Array.from({ length: 14 }, () => 0), 0, 7]),
    segment(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    segment(0xda, [1, 1, 0x00, 0, 63, 0]),
    pixels(),
    Buffer.of(0xff, 0xd9),
  ]);
}

/** The first block tells the gray; all others are like the one before. */
function pixels(): Buffer {
  const bits = `10${LEVEL.toString(2).padStart(7, '0')}0${'00'.repeat(BLOCKS - 1)}`;
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  return Buffer.from((whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

function segment(type: number, content: readonly number[]): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.of(0xff, type), length, Buffer.from(content)]);
}
