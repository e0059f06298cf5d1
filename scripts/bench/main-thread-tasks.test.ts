import { expect, test } from 'vitest';
import { mainThreadTasks } from './main-thread-tasks.ts';

const RUN = { ph: 'X', name: 'ThreadControllerImpl::RunTask', pid: 7, tid: 7 };

test('the tasks of the main threads of pages are told with what the processor did for them, the longest first', () => {
  const trace = JSON.stringify({
    traceEvents: [
      { ...RUN, ts: 1, dur: 20_000, tdur: 9000 },
      { ...RUN, ts: 2, dur: 60_000, tdur: 12_000 },
      { ...RUN, ts: 3, dur: 90_000, tdur: 90_000, tid: 8 },
      { ...RUN, ts: 4, dur: 80_000, tdur: 80_000, name: 'UpdateLayoutTree' },
      { ph: 'M', name: 'thread_name', pid: 7, tid: 7, args: { name: 'CrRendererMain' } },
      { ph: 'M', name: 'thread_name', pid: 7, tid: 8, args: { name: 'Compositor' } },
    ],
  });
  expect(mainThreadTasks(trace)).toEqual([
    { lastedMs: 60, processorMs: 12 },
    { lastedMs: 20, processorMs: 9 },
  ]);
});

test('a file that is no trace is refused', () => {
  expect(() => mainThreadTasks('{}')).toThrow('The trace holds no events');
});
