import type { DeviceEvent } from '../fixtures/device.ts';

/** The events of a round in order, so that a failure can be analysed without reproducing it. */
export interface EventLog {
  note(line: string): void;
  noteEvent(event: DeviceEvent): void;
  lines(): readonly string[];
}

/** @param now the device's clock in milliseconds; lines show the seconds since the start */
export function createEventLog(now: () => number): EventLog {
  const startMs = now();
  const lines: string[] = [];
  const note = (line: string) => void lines.push(`${((now() - startMs) / 1_000).toFixed(3).padStart(10)} s  ${line}`);
  return {
    note,
    noteEvent: (event) => note(describe(event)),
    lines: () => lines,
  };
}

function describe(event: DeviceEvent): string {
  const worker = `worker ${event.worker}`;
  if (event.kind === 'worker-started') return `${worker} starts`;
  if (event.kind === 'worker-killed') return `${worker} is killed`;
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  const key = request.headers.get('idempotency-key');
  const call = `${worker} call ${event.call} ${request.method} ${pathname}${search}${key === null ? '' : ` ${key}`}`;
  if (event.kind === 'sent') return call;
  if (event.kind === 'failed') return `${call} failed: ${String(event.error)}`;
  const { status, headers } = event.response;
  const retryAfter = headers.get('retry-after');
  return `${call} answered ${status}${retryAfter === null ? '' : `, Retry-After ${retryAfter}`}`;
}
