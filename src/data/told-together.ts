import { startTransition } from 'react';

/** No result waits longer for those of other queries. */
const WAIT_MAX_MS = 50;

/** Calls `run` after the longest wait, unless the returned function is called before. */
type Limit = (run: () => void) => () => void;

const afterTheLongestWait: Limit = (run) => {
  const timer = setTimeout(run, WAIT_MAX_MS);
  return () => clearTimeout(timer);
};

/**
 * Queries that read anew because of the same write, and tell their results together: a message changes the chats, the
 * draft and the outbox, whose reads end milliseconds apart, and each result by itself was a render and a frame in every
 * tab. They are rendered as a transition: a poll that brings a message for each row in view would hold a press or a key
 * for as long as all of them take.
 */
export class ToldTogether {
  readonly #limit: Limit;
  #reading = 0;
  #waiting: (() => void)[] = [];
  #cancelLimit: (() => void) | null = null;

  constructor(limit: Limit = afterTheLongestWait) {
    this.#limit = limit;
  }

  async read<Result>(read: () => Promise<Result>): Promise<Result> {
    this.#reading += 1;
    try {
      return await read();
    } finally {
      this.#reading -= 1;
    }
  }

  /** Calls `tell` once nothing is being read any more: at once with the last result, which is told after its read. */
  tell(tell: () => void): void {
    this.#waiting.push(tell);
    // A read that fails or is overtaken has no result to tell with: then the limit ends the wait.
    if (this.#reading === 0) this.#tellAll();
    else this.#cancelLimit ??= this.#limit(() => this.#tellAll());
  }

  #tellAll(): void {
    this.#cancelLimit?.();
    this.#cancelLimit = null;
    const waiting = this.#waiting.splice(0);
    startTransition(() => {
      for (const tell of waiting) tell();
    });
  }
}
