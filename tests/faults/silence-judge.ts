import type { DeviceEvent } from '../fixtures/device.ts';

/** Calls with a rate limit of their own (worker/http/silence.ts). */
const OWN_LIMIT = /\/api\/(login|activate|reset-password)\.php$/;

/** Counts calls that were sent although the server had asked for silence. */
export interface SilenceJudge {
  hear(event: DeviceEvent): void;
  broken(): number;
}

/**
 * @param now the device's clock in milliseconds, by which the silence is measured
 * @param onBroken receives which response had asked for the silence
 */
export function createSilenceJudge(now: () => number, onBroken: (why: string) => void): SilenceJudge {
  let silence = { sinceMs: 0, untilMs: 0, askedBy: '' };
  let broken = 0;

  function adopt(asked: typeof silence): void {
    if (asked.untilMs > silence.untilMs || silence.sinceMs > now()) silence = asked;
  }

  return {
    hear(event) {
      if (event.kind !== 'sent' && event.kind !== 'answered') return;
      const { request } = event;
      if (OWN_LIMIT.test(request.url)) return;
      if (event.kind === 'sent') {
        // After the clock is set back, the rest of the silence is unknown.
        const isSilent = silence.sinceMs <= now() && now() < silence.untilMs;
        if (!isSilent) return;
        broken += 1;
        onBroken(
          `BROKEN SILENCE: call ${event.call}, ${silence.untilMs - now()} ms before its end, ${silence.askedBy}`,
        );
        return;
      }
      const { status, headers } = event.response;
      const retryAfterS = Number(headers.get('retry-after') ?? Number.NaN);
      if ((status !== 429 && status !== 503) || !Number.isFinite(retryAfterS)) return;
      const sinceMs = now();
      const askedBy = `asked for by the answer to call ${event.call}`;
      const asked = { sinceMs, untilMs: sinceMs + retryAfterS * 1_000, askedBy };
      // Applied with a delay: a call that is already being sent when the response arrives is allowed.
      setImmediate(() => adopt(asked));
    },
    broken: () => broken,
  };
}
