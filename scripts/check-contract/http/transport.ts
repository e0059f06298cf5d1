import type { ExchangeOutcome, SentRequest } from '../model/exchange.ts';

export interface Sent {
  outcome: ExchangeOutcome;
  startedAtMs: number;
  durationMs: number;
}

/** Sends one request unchanged and returns the raw response. Never throws and never follows redirects. */
export interface Transport {
  send(request: SentRequest, signal?: AbortSignal): Promise<Sent>;
  close(): void;
}
