import { expect, test } from 'vitest';
import { seenAnimations } from './presented-frames.ts';

const PAGE = 7;

interface Frame {
  atMs: number;
  state: 'STATE_PRESENTED_ALL' | 'STATE_PRESENTED_PARTIAL' | 'STATE_DROPPED';
  pid?: number;
}

/** A trace of one animation from 0 to 100 ms, and of frames that all have the same id. */
function traceOf(frames: readonly Frame[], failed: boolean, name = 'like-button__burst'): string {
  const animation = { name: 'Animation', pid: PAGE, id2: { local: '0x1' } };
  const data = { displayName: name, state: 'running' };
  return JSON.stringify({
    traceEvents: [
      { ...animation, ph: 'e', ts: 100_000, args: {} },
      { ...animation, ph: 'b', ts: 0, args: { data } },
      ...(failed ? [{ ...animation, ph: 'n', ts: 1, args: { data: { compositeFailed: 8192 } } }] : []),
      ...frames.flatMap(({ atMs, state, pid = PAGE }) => {
        const frame = { name: 'PipelineReporter', pid, id2: { local: '0x2' } };
        const told = { frame_reporter: { state, has_compositor_animation: true } };
        return [
          { ...frame, ph: 'b', ts: atMs * 1000 - 10, args: told },
          { ...frame, ph: 'e', ts: atMs * 1000, args: {} },
        ];
      }),
      { name: 'Paint', ph: 'X', ts: 3, pid: PAGE, args: {} },
    ],
  });
}

const FRAMES: readonly Frame[] = [
  { atMs: 16, state: 'STATE_PRESENTED_ALL' },
  { atMs: 32, state: 'STATE_PRESENTED_PARTIAL' },
  { atMs: 40, state: 'STATE_DROPPED' },
  { atMs: 52, state: 'STATE_PRESENTED_PARTIAL' },
  { atMs: 56, state: 'STATE_PRESENTED_ALL', pid: 8 },
  { atMs: 66, state: 'STATE_PRESENTED_ALL' },
  { atMs: 200, state: 'STATE_PRESENTED_ALL' },
];

test('an animation of the compositor is seen with every picture that its page presents, without the dropped ones', () => {
  expect(seenAnimations(traceOf(FRAMES, false))).toEqual([
    { name: 'like-button__burst', isComposited: true, longestMs: 20 },
  ]);
});

test('an animation of the main thread is seen only with pictures that hold its work', () => {
  expect(seenAnimations(traceOf(FRAMES, true))).toEqual([
    { name: 'like-button__burst', isComposited: false, longestMs: 50 },
  ]);
});

test('what only one picture was seen of stood still all the time', () => {
  expect(seenAnimations(traceOf(FRAMES.slice(0, 1), false))).toMatchObject([{ longestMs: 100 }]);
});

test('a transition is no motion of its own', () => {
  expect(seenAnimations(traceOf(FRAMES, true, 'box-shadow'))).toEqual([]);
});

test('a trace without events is not taken for one without motion', () => {
  expect(() => seenAnimations('{}')).toThrow('no events');
});
