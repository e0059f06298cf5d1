import type { Exchange } from '../model/exchange.ts';

/** People notice the wait. */
const SLOW_MS = 1000;
const NAMED_MAX = 6;

/** Returns a note on the uses whose answers usually take long, the slowest first; null if there is none. */
export function noteOnSlowAnswers(exchanges: readonly Exchange[]): string | null {
  const times = new Map<string, number[]>();
  for (const { use, outcome, durationMs } of exchanges)
    if (use !== null && outcome.kind === 'answered') times.set(use.name, [...(times.get(use.name) ?? []), durationMs]);
  const slow = [...times]
    .map(([name, all]) => ({ name, usualMs: median(all), count: all.length }))
    .filter(({ usualMs }) => usualMs >= SLOW_MS)
    .sort((one, other) => other.usualMs - one.usualMs);
  if (slow.length === 0) return null;
  const named = slow
    .slice(0, NAMED_MAX)
    .map(({ name, usualMs, count }) => `${name} ${(usualMs / 1000).toFixed(1)} s (median of ${count})`);
  const more = slow.length > NAMED_MAX ? ` and ${slow.length - NAMED_MAX} more` : '';
  return `Slow answers: ${named.join(', ')}${more}.`;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
}
