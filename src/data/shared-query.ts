import { followQuery } from './follow-query.ts';
import { keepUnchanged } from './keep-unchanged.ts';

interface Follower<Result> {
  onResult(result: Result): void;
  onError(error: unknown): void;
}

/** One subscription to what `read` finds in a database, for any number of followers; none while nobody follows. */
export class SharedQuery<Result> {
  readonly #read: () => Promise<Result>;
  readonly #followers = new Set<Follower<Result>>();
  #last: { result: Result } | null = null;
  #stop: (() => void) | null = null;

  constructor(read: () => Promise<Result>) {
    this.#read = read;
  }

  readonly hasValue = (): boolean => this.#last !== null;

  readonly getValue = (): Result => {
    if (this.#last === null) throw new Error('The database has not been read yet');
    return this.#last.result;
  };

  readonly subscribe = (
    onResult: (result: Result) => void,
    onError: (error: unknown) => void = () => undefined,
  ): (() => void) => {
    const follower = { onResult, onError };
    this.#followers.add(follower);
    if (this.#last !== null) onResult(this.#last.result);
    this.#stop ??= this.#start();
    return () => {
      this.#followers.delete(follower);
      if (this.#followers.size > 0) return;
      this.#stop?.();
      this.#stop = null;
      // Whoever follows next must not begin with what has changed meanwhile.
      this.#last = null;
    };
  };

  #start(): () => void {
    return followQuery(
      this.#read,
      (read) => {
        const result = keepUnchanged(this.#last?.result, read);
        if (this.#last?.result === result) return;
        this.#last = { result };
        for (const { onResult } of this.#followers) onResult(result);
      },
      (error) => {
        for (const { onError } of this.#followers) onError(error);
      },
    );
  }
}
