import type { Transport } from '../../../scripts/check-contract/http/transport.ts';
import type { HeaderList, SentRequest } from '../../../scripts/check-contract/model/exchange.ts';
import type { RunPhase } from '../../../scripts/check-contract/run/plan.ts';

/** A response of the server, with its body parsed if it is JSON. */
export interface MutableAnswer {
  status: number;
  headers: HeaderList;
  /** Result of JSON.parse; `undefined` if the body is not JSON. */
  body: unknown;
  /** Replaces the bytes serialised from `body`. */
  rawBody?: Uint8Array;
}

export interface AskedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The body as text; empty if there was none. */
  body: string;
  hasCookie: boolean;
}

/** A deviation from the contract, seeded into otherwise correct responses. */
export interface Mutant {
  /** Describes the deviation. */
  name: string;
  /** Operations that the run checks. */
  only: readonly string[];
  phases: readonly RunPhase[];
  /** Operations of which one must have the finding; defaults to `only`. */
  blamed?: readonly string[];
  /** Changes a response in place. Called for every response of the run. */
  spoil(call: AskedCall, answer: MutableAnswer): void;
}

/** Wraps `transport` and spoils its responses. */
export function spoilingTransport(transport: Transport, mutant: Mutant): Transport {
  return {
    close: () => transport.close(),
    async send(request, signal) {
      const sent = await transport.send(request, signal);
      if (sent.outcome.kind !== 'answered') return sent;
      const { outcome } = sent;
      const answer: MutableAnswer = { status: outcome.status, headers: outcome.headers, body: parse(outcome.body) };
      const before = JSON.stringify(answer.body);
      mutant.spoil(describeCall(request), answer);
      const isSame = answer.body === undefined || JSON.stringify(answer.body) === before;
      const body = answer.rawBody ?? (isSame ? outcome.body : new TextEncoder().encode(JSON.stringify(answer.body)));
      return { ...sent, outcome: { ...outcome, status: answer.status, headers: answer.headers, body } };
    },
  };
}

function describeCall({ method, url, headers, body }: SentRequest): AskedCall {
  const { pathname, searchParams } = new URL(url);
  return {
    method,
    path: pathname,
    query: searchParams,
    body: body === null ? '' : new TextDecoder().decode(body),
    hasCookie: headers.some(([name, value]) => name.toLowerCase() === 'cookie' && value !== ''),
  };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
