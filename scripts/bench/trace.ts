/**
 * Returns the events of a trace of Chromium, each as a record whose values nobody has checked yet.
 *
 * @throws if the text is no trace
 */
export function traceEvents(trace: string): Record<string, unknown>[] {
  const events = recordOf(JSON.parse(trace))['traceEvents'];
  if (!Array.isArray(events)) throw new Error('The trace holds no events');
  return events.map(recordOf);
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
