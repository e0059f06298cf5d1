import { Transform } from 'node:stream';

/** Lets everything through and keeps the beginning. */
export class Capture extends Transform {
  readonly #chunks: Buffer[] = [];
  readonly #keptMax: number;
  #byteCount = 0;

  constructor(keptMax: number) {
    super();
    this.#keptMax = keptMax;
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    const room = this.#keptMax - this.#byteCount;
    if (room > 0) this.#chunks.push(Buffer.from(chunk.subarray(0, room)));
    this.#byteCount += chunk.byteLength;
    done(null, chunk);
  }

  /** What was kept of what came until now. */
  get kept(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  get isWhole(): boolean {
    return this.#byteCount <= this.#keptMax;
  }
}
