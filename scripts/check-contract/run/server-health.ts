import { headerValue } from '../checks/check-headers.ts';
import { isUnreadable } from '../http/failure.ts';
import type { Transport } from '../http/transport.ts';
import type { Exchange, HeaderList } from '../model/exchange.ts';
import type { Draft } from '../requests/draft.ts';
import { writeRequest } from '../requests/write-request.ts';
import { RunAborted } from './run-aborted.ts';

/** After this many, a harmless request checks whether the server is still alive. */
const FAILURES_IN_A_ROW = 3;
/** The same for responses that came, but whose body cannot be read. */
const UNREADABLE_IN_A_ROW = 20;
/** After this many for one operation, the operation is skipped. */
const FAILURES_OF_OPERATION = 2;

interface HealthOptions {
  transport: Transport;
  signal: AbortSignal;
  baseUrl: string;
  extraHeaders: HeaderList;
}

/** Answered with success before; answered with the page for a path that is not there; neither. */
export type Presence = 'found' | 'nowhere' | 'unknown';

/** Any path may be answered with it, those that are there too. */
const RATE_LIMITED = 429;
/** A path that no server has. */
const NOWHERE = '/api/check-contract-nowhere.php';

/** Which operations respond, and whether the server does at all. */
export class ServerHealth {
  readonly #options: HealthOptions;
  #failuresInARow = 0;
  readonly #failuresOf = new Map<string, number>();
  readonly #missing = new Set<string>();
  readonly #found = new Set<string>();
  /** The page for a path that is not there; null if it is JSON, which an operation may answer too. */
  #pageOfNowhere: string | null = null;

  constructor(options: HealthOptions) {
    this.#options = options;
  }

  /** Returns whether an operation is missing or failed repeatedly. */
  isMuted(operationId: string): boolean {
    return this.#missing.has(operationId) || (this.#failuresOf.get(operationId) ?? 0) >= FAILURES_OF_OPERATION;
  }

  mute(operationId: string): void {
    this.#missing.add(operationId);
  }

  answered(operationId: string, status: number): void {
    this.#failuresInARow = 0;
    if (status < 400) this.#found.add(operationId);
  }

  /** Asks for a path that is not there, to recognise the answer where an operation should be. */
  async learnNowhere(draft: Draft): Promise<void> {
    const sent = await this.#options.transport.send(this.#bareRequest(draft, NOWHERE), this.#options.signal);
    this.#pageOfNowhere = pageOf(sent.outcome, NOWHERE);
  }

  /** Returns what an answer tells of whether its operation is there. */
  presenceOf({ operationId, path }: Draft['operation'], outcome: Exchange['outcome']): Presence {
    if (this.#found.has(operationId)) return 'found';
    return this.#pageOfNowhere !== null && pageOf(outcome, path) === this.#pageOfNowhere ? 'nowhere' : 'unknown';
  }

  /** Counts a request without a response. Throws `RunAborted` if the server no longer responds to anything. */
  async countFailure(draft: Draft, { outcome }: Exchange, exchanges: readonly Exchange[]): Promise<void> {
    if (outcome.kind !== 'failed' || outcome.reason === 'too-large') return;
    const { operationId } = draft.operation;
    this.#failuresOf.set(operationId, (this.#failuresOf.get(operationId) ?? 0) + 1);
    this.#failuresInARow += 1;
    // A body that cannot be read is no server that is gone.
    if (isUnreadable(outcome.reason) && this.#failuresInARow < UNREADABLE_IN_A_ROW) return;
    const isFirst = !exchanges.some((each) => each.outcome.kind === 'answered');
    if (isFirst || outcome.reason === 'certificate') throw new RunAborted(outcome.message);
    const limit = outcome.reason === 'refused' ? 1 : FAILURES_IN_A_ROW;
    if (this.#failuresInARow < limit) return;
    const sent = await this.#options.transport.send(this.#bareRequest(draft, '/'), this.#options.signal);
    if (sent.outcome.kind === 'failed') throw new RunAborted(`the server no longer answers: ${sent.outcome.message}`);
    this.#failuresInARow = 0;
  }

  /** Returns a request for a path that changes nothing, whatever answers it. */
  #bareRequest(draft: Draft, path: string): ReturnType<typeof writeRequest> {
    const { baseUrl, extraHeaders } = this.#options;
    const root = { ...draft.operation, path };
    const bare: Draft = { ...draft, operation: root, method: 'GET', query: [], body: { kind: 'none' } };
    return writeRequest(bare, { baseUrl, extraHeaders, cookie: null });
  }
}

/** Returns status and text of a page that is no JSON, without the path that it may name; null for other answers. */
function pageOf(outcome: Exchange['outcome'], path: string): string | null {
  if (outcome.kind !== 'answered' || outcome.status < 400 || outcome.status === RATE_LIMITED) return null;
  if (/json/i.test(headerValue(outcome.headers, 'content-type') ?? '')) return null;
  return `${outcome.status} ${Buffer.from(outcome.body).toString('latin1').replaceAll(path, '')}`;
}
