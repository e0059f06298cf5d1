import { Transform } from 'node:stream';

/** Passes everything through and keeps the first `keptMax` bytes. */
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

  /** The bytes kept so far. */
  get kept(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  get isWhole(): boolean {
    return this.#byteCount <= this.#keptMax;
  }
}
