import type { Transport } from '../../../scripts/check-contract/http/transport.ts';
import type { HeaderList, SentRequest } from '../../../scripts/check-contract/model/exchange.ts';
import type { RunPhase } from '../../../scripts/check-contract/run/plan.ts';

/** An answer of the server, its body parsed where it is JSON. */
export interface MutableAnswer {
  status: number;
  headers: HeaderList;
  /** What a value of JSON.parse is; `undefined` when the body is none. */
  body: unknown;
  /** Stands in for the bytes made of `body`. */
  rawBody?: Uint8Array;
}

export interface AskedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The text sent; empty when there was none. */
  body: string;
  hasCookie: boolean;
}

/** One deviation from the contract, seeded into otherwise right answers. */
export interface Mutant {
  /** What is wrong, in words. */
  name: string;
  /** Operations that the run looks at. */
  only: readonly string[];
  phases: readonly RunPhase[];
  /** Operations of which one must have the finding; those of `only` when not given. */
  blamed?: readonly string[];
  /** Changes an answer in place, or sends none by answering `drop`. Called for every answer of the run. */
  spoil(call: AskedCall, answer: MutableAnswer): void;
}

/** Sends as `transport` does and spoils what comes back. */
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
