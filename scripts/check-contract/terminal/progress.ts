import type { Exchange } from '../model/exchange.ts';
import type { Finding } from '../model/finding.ts';
import type { Paint } from './paint.ts';
import type { TerminalOutput } from './terminal-output.ts';

export interface Progress {
  phase(title: string): void;
  exchange(exchange: Exchange, findings: readonly Finding[]): void;
  /** Finishes the current line. */
  end(): void;
}

const REDRAW_MS = 80;
const PACE_OF_LAST = 300;
const TITLE_WIDTH = 26;
const PACE_REQUESTS = 40;
/** What logins and their likes, which are slow on purpose, add to the time of usual requests. */
const SLOW_SHARE = 1.3;

/** On a terminal, updates a single line; elsewhere, prints one line per phase. */
export function createProgress(
  output: TerminalOutput,
  paint: Paint,
  nowMs: () => number,
  /** Estimated number of requests that the run will send. */
  expectedCount: number,
): Progress {
  let title: string | null = null;
  let requestCount = 0;
  let findingCount = 0;
  let startedAtMs = 0;
  let drawnAtMs = 0;
  const seen = new Set<number>();
  /** Times between requests, of the last ones. */
  const durationsMs: number[] = [];
  let lastAtMs = nowMs();
  /** Estimates from the pace so far; empty while there is too little data. */
  const timeLeft = (): string => {
    if (seen.size < PACE_REQUESTS || seen.size >= expectedCount) return '';
    // The first requests are the slow ones, so that their mean says little of those to come.
    const usualMs = [...durationsMs].sort((one, other) => one - other)[durationsMs.length >> 1] ?? 0;
    const leftS = Math.round((usualMs * SLOW_SHARE * (expectedCount - seen.size)) / 1000);
    return leftS < 1 ? '' : `about ${leftS >= 90 ? `${Math.round(leftS / 60)} min` : `${leftS} s`} left  `;
  };
  const counts = (): string => {
    const requests = `${String(requestCount).padStart(4)} ${requestCount === 1 ? 'request ' : 'requests'}`;
    return findingCount === 0
      ? requests
      : `${requests}  ${findingCount} ${findingCount === 1 ? 'finding' : 'findings'}`;
  };
  const end = (): void => {
    if (title === null) return;
    const took = `${((nowMs() - startedAtMs) / 1000).toFixed(1)} s`;
    if (output.isTerminal) output.write('\r\u001b[2K');
    const line = `  ${title.padEnd(TITLE_WIDTH)}${counts()}  ${paint.dim(took)}`;
    if (requestCount > 0) output.write(`${line}\n`);
    title = null;
  };
  return {
    phase(next) {
      end();
      title = next;
      requestCount = 0;
      findingCount = 0;
      startedAtMs = nowMs();
      drawnAtMs = 0;
    },
    exchange(exchange, findings) {
      if (!seen.has(exchange.sequence)) {
        requestCount += 1;
        durationsMs.push(nowMs() - lastAtMs);
        if (durationsMs.length > PACE_OF_LAST) durationsMs.shift();
        lastAtMs = nowMs();
      }
      seen.add(exchange.sequence);
      findingCount += findings.length;
      if (!output.isTerminal || title === null || nowMs() - drawnAtMs < REDRAW_MS) return;
      drawnAtMs = nowMs();
      const line = `  ${title.padEnd(TITLE_WIDTH)}${counts()}  ${timeLeft()}`;
      const room = Math.max(0, output.columns - line.length - 1);
      output.write(`\r\u001b[2K${line}${paint.dim([...exchange.purpose].slice(0, room).join(''))}`);
    },
    end,
  };
}

/** Prints nothing. */
export const silentProgress: Progress = { phase: () => undefined, exchange: () => undefined, end: () => undefined };
