import type { OnSent } from './http/send-with-progress.ts';

/**
 * What the worker takes from the platform, so that the same code runs in a SharedWorker, in a dedicated worker and in a
 * test with a clock of its own.
 */
export interface Environment {
  fetch(request: Request): Promise<Response>;
  /** The same, for a large body: `onSent` hears how far it has got. */
  send(request: Request, onSent: OnSent): Promise<Response>;
  /** Milliseconds since 1970. */
  now(): number;
  after(delayMs: number, callback: () => void): Cancel;
  /** From 0 up to, but not including, 1. */
  random(): number;
  createId(): string;
  /** False only when the device knows that it has no network. */
  isOnline(): boolean;
  locks: Locks;
  openChannel(name: string): Channel;
  /**
   * Deletes the cached portraits: whom a member looked at is nothing for the next one, and on a full device what is
   * written counts more. Returns whether there were any.
   */
  forgetPortraits(): Promise<boolean>;
  /** The name that this worker was opened under. */
  workerName: string;
  /** Origin of the page; API paths are relative to it unless the configuration names another one. */
  origin: string;
}

export type Cancel = () => void;

export interface Locks {
  /**
   * Waits in the queue for the lock and holds it until `whileHeld` settles. Settles without a call when `signal` is
   * aborted first, and as soon as another context steals the lock.
   */
  hold(name: string, signal: AbortSignal, whileHeld: () => Promise<void>): Promise<LockEnd>;
  /** Takes the lock at once from whoever holds it, past the queue: for a holder that lives and does not answer. */
  steal(name: string, whileHeld: () => Promise<void>): Promise<LockEnd>;
  /** Names of the locks that are held by any context of this origin. */
  held(): Promise<string[]>;
}

export type LockEnd = 'released' | 'stolen';

export interface Channel {
  /** Reaches every other context of this origin, not the sender. */
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
}
