import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { ExchangeOutcome, HeaderList, SentRequest } from '../model/exchange.ts';
import { BodyProgress, earlierOverrun } from './body-progress.ts';
import { decodeContent } from './decode-content.ts';
import { failureOf } from './failure.ts';
import type { Transport } from './transport.ts';

export interface TransportOptions {
  /** For the whole exchange, from the first byte sent to the last one received. */
  timeoutMs: number;
  /** Limit for a response body, both encoded and decoded. */
  maxBodyBytes: number;
  /** Whether to accept certificates that cannot be verified. */
  isInsecure: boolean;
  nowMs: () => number;
}

/** Creates a transport on `node:http` and `node:https` with keep-alive connections. */
export function createNodeTransport(options: TransportOptions): Transport {
  const http = new HttpAgent({ keepAlive: true, maxSockets: 8 });
  const https = new HttpsAgent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: !options.isInsecure });
  return {
    async send(request, signal) {
      const startedAtMs = options.nowMs();
      const from = performance.now();
      const outcome = await exchange(request, { http, https }, options, signal);
      return { outcome, startedAtMs, durationMs: performance.now() - from };
    },
    close() {
      http.destroy();
      https.destroy();
    },
  };
}

function exchange(
  request: SentRequest,
  agents: { http: HttpAgent; https: HttpsAgent },
  options: TransportOptions,
  signal: AbortSignal | undefined,
): Promise<ExchangeOutcome> {
  return new Promise((resolve) => {
    let isDone = false;
    const url = new URL(request.url);
    const headers = flatHeaders(request);
    const shared = { method: request.method, headers };
    const outgoing =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...shared, agent: agents.https })
        : httpRequest(url, { ...shared, agent: agents.http });
    const finish = (outcome: ExchangeOutcome): void => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      resolve(outcome);
      // Discard whatever else arrives after a failure.
      if (outcome.kind === 'failed') outgoing.destroy();
    };
    const abort = (): void => finish({ kind: 'failed', reason: 'other', message: 'interrupted' });
    let body: BodyProgress | null = null;
    const timer = setTimeout(() => {
      const message = `no whole answer within ${options.timeoutMs} ms`;
      finish(body?.stalled() ?? { kind: 'failed', reason: 'timeout', message });
    }, options.timeoutMs);
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    outgoing.on('error', (error) =>
      finish(body?.overrun(error) ?? earlierOverrun(error, outgoing.reusedSocket) ?? failureOf(error)),
    );
    outgoing.on('response', (incoming) => {
      body = new BodyProgress(incoming);
      collect(incoming, body, options.maxBodyBytes, finish);
    });
    outgoing.end(request.body ?? undefined);
  });
}

function collect(
  incoming: IncomingMessage,
  progress: BodyProgress,
  maxBytes: number,
  finish: (outcome: ExchangeOutcome) => void,
): void {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => {
    progress.add(chunk.byteLength);
    if (progress.byteCount <= maxBytes) chunks.push(chunk);
    else finish(tooLarge(maxBytes));
  });
  incoming.on('error', (error) => finish(failureOf(error)));
  incoming.on('aborted', () => finish(progress.cut()));
  incoming.on('end', () => {
    const headers = headerPairs(incoming.rawHeaders);
    const decoded = decodeContent(Buffer.concat(chunks), incoming.headers['content-encoding'], maxBytes);
    if (decoded.kind === 'too-large') return finish(tooLarge(maxBytes));
    if (decoded.kind === 'broken')
      return finish({ kind: 'failed', reason: 'wrong-encoding', message: decoded.message });
    const status = incoming.statusCode ?? 0;
    finish({ kind: 'answered', status, statusText: incoming.statusMessage ?? '', headers, body: decoded.body });
  });
}

function tooLarge(maxBytes: number): ExchangeOutcome {
  const message = `the answer is larger than ${Math.round((maxBytes / 1_048_576) * 10) / 10} MB and was cut`;
  return { kind: 'failed', reason: 'too-large', message };
}

/** Returns alternating names and values, the form in which Node accepts repeated headers. */
function flatHeaders({ headers, body, method }: SentRequest): string[] {
  const flat = headers.flat();
  const isNamed = (name: string): boolean => headers.some(([each]) => each.toLowerCase() === name);
  if (body !== null && !isNamed('content-length')) flat.push('Content-Length', String(body.byteLength));
  else if (body === null && method !== 'GET' && method !== 'HEAD' && !isNamed('content-length'))
    flat.push('Content-Length', '0');
  return flat;
}

function headerPairs(raw: readonly string[]): HeaderList {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) pairs.push([raw[index] ?? '', raw[index + 1] ?? '']);
  return pairs;
}
