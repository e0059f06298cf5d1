import { serverClockMs } from '../checks/check-response.ts';
import { agreesWithClock } from '../checks/moments.ts';
import type { Answer } from '../run/runner.ts';
import type { Steps } from './steps.ts';

/** Checks that a time generated for this response is the current time. */
export function expectNow(steps: Steps, answer: Answer, moment: unknown, what: string): void {
  const { outcome } = answer.exchange;
  const clock = outcome.kind === 'answered' ? serverClockMs(outcome.headers) : null;
  if (
    clock === null ||
    typeof moment !== 'string' ||
    Number.isNaN(Date.parse(moment)) ||
    agreesWithClock(moment, clock)
  )
    return;
  steps.broken(
    answer,
    `${what} carries another time`,
    `about ${new Date(clock).toISOString()}, by the header Date`,
    moment,
    "Mostly local time is written down as UTC: gmdate('Y-m-d\\TH:i:s\\Z'), not date(); and SET time_zone = '+00:00' in MySQL.",
  );
}
