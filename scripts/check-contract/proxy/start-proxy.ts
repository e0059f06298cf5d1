import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream';
import { decodeContent } from '../http/decode-content.ts';
import { failureOf } from '../http/failure.ts';
import type { ExchangeOutcome, HeaderList, SentRequest } from '../model/exchange.ts';
import { Capture } from './capture.ts';
import { endToEnd, headerPairs, toClient } from './header-pairs.ts';
import { passUpgrade } from './pass-upgrade.ts';
import { send, upstream } from './upstream.ts';

/** How much of each body is kept for the checks; longer bodies are still forwarded. */
const KEPT_BYTES_MAX = 2 * 1024 * 1024;

/** One forwarded request with its outcome. */
export interface Passed {
  /** As forwarded to the server. */
  request: SentRequest;
  /** Path as requested by the client, without the query. */
  path: string;
  isRequestWhole: boolean;
  outcome: ExchangeOutcome;
  isAnswerWhole: boolean;
  startedAtMs: number;
  durationMs: number;
}

export interface ProxyOptions {
  /** 0 for any free port. */
  port: number;
  /** Base URL of the server, without a trailing slash. */
  baseUrl: string;
  /** Whether to accept certificates that cannot be verified. */
  isInsecure: boolean;
  nowMs: () => number;
  onPassed: (passed: Passed) => void;
}

export interface RunningProxy {
  url: string;
  /** Aborts what is still in progress. */
  close(): Promise<void>;
}

/** Forwards everything between clients and one server. Rejects if the port is not available. */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const server = createServer((incoming, outgoing) => pass(incoming, outgoing, options));
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) =>
    passUpgrade(incoming, socket, head, upstream(incoming, options)),
  );
  // Uploads may take any time; the client and the server decide when to give up.
  server.requestTimeout = 0;
  await listen(server, options.port);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, options: ProxyOptions): void {
  const { request, sendOptions, target } = upstream(incoming, options);
  const startedAtMs = options.nowMs();
  const from = performance.now();
  const requestBody = new Capture(KEPT_BYTES_MAX);
  const hasBody =
    incoming.headers['content-length'] !== undefined || incoming.headers['transfer-encoding'] !== undefined;
  let isOver = false;
  const end = (outcome: ExchangeOutcome, isAnswerWhole: boolean): void => {
    if (isOver) return;
    isOver = true;
    options.onPassed({
      request: { ...request, body: hasBody ? requestBody.kept : null },
      path: (incoming.url ?? '/').replace(/\?.*$/s, ''),
      isRequestWhole: requestBody.isWhole,
      outcome,
      isAnswerWhole,
      startedAtMs,
      durationMs: performance.now() - from,
    });
  };
  const sent = send(target, sendOptions);
  // A client that disconnects does not violate the contract.
  outgoing.on('close', () => {
    if (outgoing.writableFinished) return;
    isOver = true;
    sent.destroy();
  });
  sent.on('error', (error) => {
    const failure = failureOf(error);
    end(failure, true);
    if (outgoing.headersSent || failure.reason === 'connection-cut') {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
    outgoing.end(`The proxy of check-contract got no answer from ${options.baseUrl}: ${failure.message}.\n`);
  });
  sent.on('response', (answer) => {
    const headers = headerPairs(answer.rawHeaders);
    const body = new Capture(KEPT_BYTES_MAX);
    const status = answer.statusCode ?? 0;
    const statusText = answer.statusMessage ?? '';
    const clientHeaders = toClient(endToEnd(headers), target, incoming.headers.host ?? '');
    outgoing.writeHead(status, statusText, clientHeaders.flat());
    // If the server cuts a body short, pipeline destroys the client's connection too. From Node 26 on, its callback
    // runs after that connection has closed, which would look as if the client had disconnected.
    answer.on('error', () =>
      end({ kind: 'failed', reason: 'connection-cut', message: 'the connection was cut within the answer' }, true),
    );
    pipeline(answer, body, outgoing, (error) => {
      if (error == null)
        end(answerOf({ status, statusText, headers }, body, answer.headers['content-encoding']), body.isWhole);
    });
  });
  if (hasBody) pipeline(incoming, requestBody, sent, () => undefined);
  else sent.end();
}

function answerOf(
  head: { status: number; statusText: string; headers: HeaderList },
  body: Capture,
  encoding: string | undefined,
): ExchangeOutcome {
  const kept = body.kept;
  if (!body.isWhole) return { kind: 'answered', ...head, body: kept };
  const decoded = decodeContent(kept, encoding, KEPT_BYTES_MAX * 8);
  if (decoded.kind === 'broken') return { kind: 'failed', reason: 'wrong-encoding', message: decoded.message };
  return { kind: 'answered', ...head, body: decoded.kind === 'decoded' ? decoded.body : kept };
}
