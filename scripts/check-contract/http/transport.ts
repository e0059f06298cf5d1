import type { ExchangeOutcome, SentRequest } from '../model/exchange.ts';

export interface Sent {
  outcome: ExchangeOutcome;
  startedAtMs: number;
  durationMs: number;
}

/** Sends one request as it is and hands back the bytes of the answer. Never throws, never follows a redirect. */
export interface Transport {
  send(request: SentRequest, signal?: AbortSignal): Promise<Sent>;
  close(): void;
}
