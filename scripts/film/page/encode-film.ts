import { BufferTarget, CanvasSource, Output, type OutputFormat, type VideoCodec } from 'mediabunny';
import { FILM_SECONDS, FRAME, FRAMES_PER_SECOND, KEY_FRAME_SECONDS } from '../storyboard.ts';
import type { Pen } from './shapes.ts';

type Draw = (pen: Pen, seconds: number) => void;

interface Encoding {
  format: () => OutputFormat;
  codec: VideoCodec;
  /** The size of a frame, relative to that of the storyboard. */
  scale: number;
  maxBytes: number;
}

/** How often a file that is too large is encoded again, with fewer bits. */
const ATTEMPTS = 6;

/** Creates a canvas of the size of a frame, and a pen that draws on it in the units of the storyboard. */
export function createStage(scale: number): { canvas: HTMLCanvasElement; pen: Pen } {
  const canvas = document.createElement('canvas');
  canvas.width = FRAME.width * scale;
  canvas.height = FRAME.height * scale;
  const pen = canvas.getContext('2d', { alpha: false });
  if (pen === null) throw new Error('This browser has no canvas.');
  pen.scale(scale, scale);
  return { canvas, pen };
}

/**
 * Draws and encodes the film. Encoders go beyond the bits that they are asked for: until the file fits, they are asked
 * for less. Throws if it never does, or if the browser has no such encoder.
 */
export async function encodeFilm(draw: Draw, encoding: Encoding): Promise<Blob> {
  const { maxBytes, codec } = encoding;
  let bitsPerSecond = (maxBytes * 8) / FILM_SECONDS;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const film = await encodeOnce(draw, encoding, Math.floor(bitsPerSecond));
    if (film.size <= maxBytes) return film;
    bitsPerSecond *= (maxBytes / film.size) * 0.98;
  }
  throw new Error(`The film does not fit into ${maxBytes} bytes as ${codec}.`);
}

async function encodeOnce(draw: Draw, { format, codec, scale }: Encoding, bitsPerSecond: number): Promise<Blob> {
  const { canvas, pen } = createStage(scale);
  const target = new BufferTarget();
  const output = new Output({ format: format(), target });
  const source = new CanvasSource(canvas, {
    codec,
    bitrate: bitsPerSecond,
    keyFrameInterval: KEY_FRAME_SECONDS,
    latencyMode: 'quality',
  });
  output.addVideoTrack(source, { frameRate: FRAMES_PER_SECOND });
  await output.start();
  for (let frame = 0; frame < FILM_SECONDS * FRAMES_PER_SECOND; frame += 1) {
    draw(pen, frame / FRAMES_PER_SECOND);
    await source.add(frame / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND);
  }
  await output.finalize();
  if (target.buffer === null) throw new Error(`Nothing was written for ${codec}.`);
  return new Blob([target.buffer]);
}
