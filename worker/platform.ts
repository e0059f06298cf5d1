import type { Environment } from './environment.ts';
import { sendWithProgress } from './http/send-with-progress.ts';
import { forgetPortraits } from './service-worker/forget-portraits.ts';

/** The parts of the environment that are the same in a worker and a page. */
export type Platform = Pick<
  Environment,
  'fetch' | 'send' | 'now' | 'after' | 'random' | 'createId' | 'isOnline' | 'forgetPortraits'
>;

/** The real clock, network and caches. */
export const PLATFORM: Platform = {
  fetch: (request) => fetch(request),
  send: sendWithProgress,
  now: () => Date.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  createId: () => crypto.randomUUID(),
  isOnline: () => navigator.onLine,
  forgetPortraits,
};
