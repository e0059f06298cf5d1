import { recordOf, traceEvents } from './trace.ts';

/** An animation of a style sheet, and the longest time that a person saw no new picture of it. */
export interface SeenAnimation {
  name: string;
  /** False if the main thread has to paint each picture of it. */
  isComposited: boolean;
  longestMs: number;
}

/** What Chromium's trace has to record for `seenAnimations`. */
export const TRACED = ['benchmark', 'cc', 'blink.animations', 'disabled-by-default-devtools.timeline.frame'];

/** Those of a part bear its name, as in `like-button__pop`; a transition bears that of its property. */
const OWN_KEYFRAMES = /__|^arrival$/;

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  id: string;
  args: Record<string, unknown>;
}

/** From begin to end, in microseconds; `begun` and `told` are what the events between said. */
interface Span {
  pid: number;
  fromUs: number;
  toUs: number;
  begun: Record<string, unknown>;
  told: readonly Record<string, unknown>[];
}

/**
 * Reads from a trace what was on the screen, not what the main thread did: pictures of an animation that the compositor
 * runs come while the main thread works, those of any other only with a new picture of the page. The time until the
 * first picture is that of the press, and is measured there.
 */
export function seenAnimations(trace: string): SeenAnimation[] {
  const events = readEvents(trace).toSorted((one, other) => one.ts - other.ts);
  const frames = spansOf(events, 'PipelineReporter');
  return spansOf(events, 'Animation').flatMap((animation) => {
    const name = recordOf(animation.begun['data'])['displayName'];
    if (typeof name !== 'string' || !OWN_KEYFRAMES.test(name)) return [];
    const isComposited = animation.told.every((told) => !Number(recordOf(told['data'])['compositeFailed'] ?? 0));
    const pictures = frames.filter(({ pid, toUs, begun }) => {
      const frame = recordOf(begun['frame_reporter']);
      const isSeen = isComposited
        ? /PRESENTED/.test(String(frame['state'])) && frame['has_compositor_animation'] === true
        : frame['state'] === 'STATE_PRESENTED_ALL';
      return isSeen && pid === animation.pid && toUs >= animation.fromUs && toUs <= animation.toUs;
    });
    // Of which no more than one picture was seen stood still all the time.
    const longestUs =
      pictures.length < 2 ? animation.toUs - animation.fromUs : longestGapUs(pictures.map(({ toUs }) => toUs));
    return [{ name, isComposited, longestMs: longestUs / 1000 }];
  });
}

function longestGapUs(timesUs: readonly number[]): number {
  const sorted = timesUs.toSorted((one, other) => one - other);
  return Math.max(0, ...sorted.slice(1).map((timeUs, index) => timeUs - (sorted[index] ?? timeUs)));
}

/** Ids are used again once a span has ended. */
function spansOf(events: readonly TraceEvent[], name: string): Span[] {
  const open = new Map<string, { event: TraceEvent; told: Record<string, unknown>[] }>();
  const spans: Span[] = [];
  for (const event of events) {
    if (event.name !== name) continue;
    const key = `${event.pid} ${event.id}`;
    const begun = open.get(key);
    if (event.ph === 'b') open.set(key, { event, told: [] });
    else if (event.ph === 'n') begun?.told.push(event.args);
    else if (event.ph === 'e' && begun !== undefined) {
      open.delete(key);
      const { args, pid, ts } = begun.event;
      spans.push({ pid, fromUs: ts, toUs: event.ts, begun: args, told: begun.told });
    }
  }
  return spans;
}

function readEvents(trace: string): TraceEvent[] {
  return traceEvents(trace).flatMap(({ name, ph, ts, pid, id2, args }) => {
    const id = recordOf(id2)['local'];
    const isSpan =
      typeof name === 'string' && typeof ph === 'string' && typeof ts === 'number' && typeof id === 'string';
    return isSpan ? [{ name, ph, ts, pid: Number(pid), id, args: recordOf(args) }] : [];
  });
}
