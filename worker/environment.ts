import type { OnSent } from './http/send-with-progress.ts';

/**
 * The worker's platform dependencies, so that the same code runs in a SharedWorker, in a dedicated worker and in tests
 * with a fake clock.
 */
export interface Environment {
  fetch(request: Request): Promise<Response>;
  /** Like `fetch`, but for large bodies: reports the upload progress to `onSent`. */
  send(request: Request, onSent: OnSent): Promise<Response>;
  /** Milliseconds since 1970. */
  now(): number;
  after(delayMs: number, callback: () => void): Cancel;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  createId(): string;
  /** Returns false only if the device knows that it is offline. */
  isOnline(): boolean;
  locks: Locks;
  openChannel(name: string): Channel;
  /**
   * Deletes the cached portraits: the next member must not see whom the previous one looked at, and on a full device,
   * other data is more valuable. Returns whether there were any.
   */
  forgetPortraits(): Promise<boolean>;
  /** The name that this worker was opened under. */
  workerName: string;
  /** Origin of the page; API paths are relative to it unless the configuration specifies another origin. */
  origin: string;
}

export type Cancel = () => void;

export interface Locks {
  /**
   * Queues for the lock and holds it until `whileHeld` settles. Resolves without calling it if `signal` is aborted
   * first, and as soon as another context steals the lock.
   */
  hold(name: string, signal: AbortSignal, whileHeld: () => Promise<void>): Promise<LockEnd>;
  /** Takes the lock immediately from its holder, ahead of the queue: for a holder that is alive but unresponsive. */
  steal(name: string, whileHeld: () => Promise<void>): Promise<LockEnd>;
  /** Returns the names of the locks held by any context of this origin. */
  held(): Promise<string[]>;
}

export type LockEnd = 'released' | 'stolen';

export interface Channel {
  /** Sends to every other context of this origin, but not to the sender. */
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}
