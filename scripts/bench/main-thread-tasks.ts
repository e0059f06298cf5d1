import { recordOf, traceEvents } from './trace.ts';

/** A task of a page's main thread: how long it lasted, and how long the processor worked on it. */
export interface MainThreadTask {
  lastedMs: number;
  /** Less than it lasted where other processes had the processor meanwhile. */
  processorMs: number;
}

/** What Chromium's trace has to record for `mainThreadTasks`. */
export const TRACED = ['toplevel'];

const TASK = /(^|::)RunTask$/;
const PAGE_THREAD = 'CrRendererMain';

/** Reads from a trace the tasks of the main threads of all pages, the longest first. */
export function mainThreadTasks(trace: string): MainThreadTask[] {
  const events = traceEvents(trace);
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && recordOf(args)['name'] === PAGE_THREAD)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .flatMap(({ name, ph, pid, tid, dur, tdur }) => {
      const isTask = ph === 'X' && TASK.test(String(name)) && threads.has(`${pid} ${tid}`);
      return isTask ? [{ lastedMs: Number(dur ?? 0) / 1000, processorMs: Number(tdur ?? 0) / 1000 }] : [];
    })
    .toSorted((one, other) => other.lastedMs - one.lastedMs);
}
