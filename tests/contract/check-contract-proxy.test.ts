import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SchemaChecker } from '../../scripts/check-contract/checks/schema-checker.ts';
import type { Contract } from '../../scripts/check-contract/contract/contract.ts';
import { loadContract } from '../../scripts/check-contract/contract/load-contract.ts';
import type { Finding } from '../../scripts/check-contract/model/finding.ts';
import { phpDiagnosis } from '../../scripts/check-contract/php/diagnose.ts';
import { type ProxyRunOptions, runProxy } from '../../scripts/check-contract/proxy/run-proxy.ts';
import { type Passed, type RunningProxy, startProxy } from '../../scripts/check-contract/proxy/start-proxy.ts';
import { TrafficRecord } from '../../scripts/check-contract/proxy/traffic-record.ts';
import { CALL_HEADERS, ReferenceClient, referenceStage } from './reference-client.ts';

const contract: Contract = loadContract(null);
const checker = new SchemaChecker(contract.document);
const folder = mkdtempSync(join(tmpdir(), 'rendezvous-proxy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function newRecord(baseUrl: string): TrafficRecord {
  return new TrafficRecord({ contract, checker, diagnose: phpDiagnosis(contract.document), baseUrl, startedAtMs: 0 });
}

describe('in front of the reference API', () => {
  const stage = referenceStage();
  let proxy: RunningProxy;
  let record: TrafficRecord;
  let found: Finding[];

  beforeAll(async () => {
    proxy = await startProxy({
      port: 0,
      baseUrl: stage.url,
      isInsecure: false,
      nowMs: Date.now,
      onPassed: (passed) => found.push(...record.add(passed)),
    });
  });
  beforeEach(() => {
    record = newRecord(stage.url);
    found = [];
  });
  afterAll(async () => proxy.close());

  const told = (): string[] => found.map((one) => `${one.operationId} ${one.title} at ${one.place}`);

  it('lets a client work and finds nothing', async () => {
    const client = new ReferenceClient(proxy.url);
    await client.logIn('demo@example.com', 'demo-password');
    await client.call('getUser');
    await client.call('getChats');
    await client.call('getChat', { query: { conversation: 1, limit: 2 } });
    expect(told()).toEqual([]);
    const { coverage, operations, mode } = record.report(1000);
    expect(mode).toBe('proxy');
    expect(coverage.operations.reached).toBeGreaterThanOrEqual(4);
    expect(operations.find((one) => one.operation.operationId === 'getUser')).toMatchObject({
      verdict: { kind: 'conforms' },
      requestCount: 1,
      seenStatuses: ['200'],
    });
    expect(operations.find((one) => one.operation.operationId === 'getLikes')?.verdict.kind).toBe('not-run');
  });

  it('finds an answer that breaks the contract, once, and says that it is the server', async () => {
    const client = new ReferenceClient(proxy.url);
    await client.logIn('demo@example.com', 'demo-password');
    await stage.control.setFaults([{ path: '/api/likes.php', fault: 'html200' }]);
    for (let call = 0; call < 3; call += 1)
      await fetch(`${proxy.url}/api/likes.php`, { headers: CALL_HEADERS }).then((answer) => answer.text());
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => one.operationId === 'getLikes' && one.title.startsWith('Server: '))).toBe(true);
    const { findings } = record.report(1000);
    expect(findings.length).toBe(found.length);
    expect(findings[0]?.actual).toContain('(in 3 exchanges)');
  });

  it('finds one mutated value', async () => {
    const client = new ReferenceClient(proxy.url);
    await client.logIn('demo@example.com', 'demo-password');
    await stage.control.setFaults([{ path: '/api/user.php', fault: 'mutate' }]);
    await client.call('getUser').catch(() => undefined);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => one.operationId === 'getUser' && one.title.startsWith('Server: '))).toBe(true);
  });

  it('finds what the client does wrong, and says that it is the client', async () => {
    const send = async (path: string, init: RequestInit = {}): Promise<void> => {
      const answer = await fetch(proxy.url + path, init);
      await answer.text();
    };
    await send('/api/user.php');
    await send('/api/chat.php?conversation=none&conversation=1&colour=red', { headers: CALL_HEADERS });
    await send('/api/likes.php', {
      method: 'POST',
      headers: { ...CALL_HEADERS, 'content-type': 'text/plain' },
      body: '{}',
    });
    await send('/api/likes.php', {
      method: 'POST',
      headers: { ...CALL_HEADERS, 'content-type': 'application/json' },
      body: '{"profile":"118"}',
    });
    await send('/api/likes.php', { method: 'PATCH', headers: CALL_HEADERS });
    await send('/_i18n/klingon/messages.json');
    await send('/somewhere/else');
    expect(told()).toEqual([
      'getUser Client: A header is missing at header x-package-name',
      'getUser Client: A header is missing at header x-original-host',
      'getChat Client: A query parameter is sent more than once at query parameter conversation',
      'getChat Client: A query parameter is not documented at query parameter colour',
      'likeProfile Client: The body has another content type at header Content-Type',
      'likeProfile Client: A value has another type at body /profile',
      'null Client: The path has no such method at null',
      'getMessages Client: A path parameter is not what the contract says at path parameter locale',
    ]);
  });

  it('runs as a command: prints as it goes, ends on its signal, writes reports, exits 1', async () => {
    const lines: string[] = [];
    const end = new AbortController();
    const report = join(folder, 'proxy.json');
    const code = runProxy({
      ...commandOptions(stage.url),
      reports: [{ kind: 'json', path: report }],
      signal: end.signal,
      print: (line) => lines.push(line),
      onReady: (url) =>
        void fetch(`${url}/api/settings.php?token=very-secret-token`, {
          headers: { 'x-original-host': 'localhost' },
        }).then(async (answer) => {
          await answer.text();
          end.abort();
        }),
    });
    expect(await code).toBe(1);
    const printed = lines.join('\n');
    expect(printed).toContain('Client: A header is missing at header x-package-name');
    expect(printed).toMatch(/1 requests of the contract passed: 1 of \d+ operations/);
    expect(printed).not.toContain('very-secret-token');
    const written = readFileSync(report, 'utf8');
    expect(written).toContain('"mode": "proxy"');
    expect(written).not.toContain('very-secret-token');
  });
});

function commandOptions(baseUrl: string): ProxyRunOptions {
  return {
    contract,
    diagnose: phpDiagnosis(contract.document),
    port: 0,
    baseUrl,
    isInsecure: false,
    reports: [],
    nowMs: Date.now,
    signal: AbortSignal.abort(),
    endsAfterMs: null,
    print: () => undefined,
    printError: () => undefined,
  };
}

describe('as a pipe', () => {
  let server: Server;
  let proxy: RunningProxy;
  let passed: Passed[];
  let answer: (incoming: IncomingMessage, outgoing: import('node:http').ServerResponse) => void;
  let baseUrl: string;

  beforeEach(async () => {
    passed = [];
    server = createServer((incoming, outgoing) => answer(incoming, outgoing));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    baseUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    proxy = await startProxy({
      port: 0,
      baseUrl: `${baseUrl}/below`,
      isInsecure: false,
      nowMs: Date.now,
      onPassed: (one) => passed.push(one),
    });
  });
  afterEach(async () => {
    await proxy.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('keeps bytes, repeated headers, odd statuses and the query as they are', async () => {
    let seen: { url: string | undefined; raw: string[] } | null = null;
    answer = (incoming, outgoing) => {
      seen = { url: incoming.url, raw: incoming.rawHeaders };
      outgoing.writeHead(299, 'Quite Fine', [
        'X-One',
        'a',
        'X-One',
        'b',
        'Set-Cookie',
        'a=1; Domain=127.0.0.1; Path=/',
      ]);
      outgoing.end(Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0x00]));
    };
    const response = await fetch(`${proxy.url}/a%2Fb?x=1&x=2&y=%C3%A4`, {
      headers: { origin: proxy.url, 'x-odd': 'ä' },
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0x00]));
    expect([response.status, response.statusText, response.headers.get('x-one')]).toEqual([299, 'Quite Fine', 'a, b']);
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/']);
    expect(seen).toMatchObject({ url: '/below/a%2Fb?x=1&x=2&y=%C3%A4' });
    const raw = new Map(headerEntries(seen));
    expect(raw.get('host')).toBe(new URL(baseUrl).host);
    expect(raw.get('origin')).toBe(new URL(baseUrl).origin);
    expect(passed).toMatchObject([{ path: '/a%2Fb', outcome: { kind: 'answered', status: 299 } }]);
  });

  it('streams: the first part of an answer comes before the last is written', async () => {
    let finish = (): void => undefined;
    answer = (_, outgoing) => {
      outgoing.write('first');
      finish = () => outgoing.end(' last');
    };
    const response = await fetch(`${proxy.url}/slow`);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe('first');
    expect(passed).toEqual([]);
    finish();
    const last = await reader?.read();
    expect(Buffer.from(last?.value ?? []).toString()).toBe(' last');
  });

  it('passes an upload of any size with little of it kept', async () => {
    let received = 0;
    answer = (incoming, outgoing) => {
      incoming.on('data', (chunk: Buffer) => {
        received += chunk.byteLength;
      });
      incoming.on('end', () => outgoing.end('done'));
    };
    const body = Buffer.alloc(9_000_000, 7);
    const response = await fetch(`${proxy.url}/upload`, { method: 'DELETE', body });
    expect(await response.text()).toBe('done');
    expect(received).toBe(body.byteLength);
    expect(passed[0]?.isRequestWhole).toBe(false);
    expect(passed[0]?.request.body?.byteLength).toBeLessThan(3_000_000);
  });

  it('passes a body of a DELETE that comes in chunks', async () => {
    answer = (incoming, outgoing) => incoming.pipe(outgoing);
    const text = await new Promise<string>((resolve, reject) => {
      const headers = { 'transfer-encoding': 'chunked' };
      const sent = httpRequest(`${proxy.url}/a`, { method: 'DELETE', headers }, (response) => {
        let whole = '';
        response.on('data', (chunk: Buffer) => {
          whole += chunk.toString();
        });
        response.on('end', () => resolve(whole));
      });
      sent.on('error', reject);
      sent.write('one ');
      sent.end('two');
    });
    expect(text).toBe('one two');
  });

  it('does not follow redirects, and keeps those of the server to itself with the proxy', async () => {
    answer = (incoming, outgoing) => {
      const location = incoming.url?.endsWith('/own') ? `${baseUrl}/next` : 'https://elsewhere.example/';
      outgoing.writeHead(302, { location }).end();
    };
    const own = await fetch(`${proxy.url}/own`, { redirect: 'manual' });
    const other = await fetch(`${proxy.url}/other`, { redirect: 'manual' });
    expect(own.headers.get('location')).toBe(`${proxy.url}/next`);
    expect(other.headers.get('location')).toBe('https://elsewhere.example/');
  });

  it('cuts the client off where the server cuts, and records it', async () => {
    answer = (_, outgoing) => {
      outgoing.writeHead(200, { 'content-length': '100' });
      outgoing.write('half');
      setImmediate(() => outgoing.destroy());
    };
    await expect(fetch(`${proxy.url}/cut`).then((response) => response.text())).rejects.toThrow();
    await expect.poll(() => passed).toMatchObject([{ outcome: { kind: 'failed', reason: 'connection-cut' } }]);
  });

  it('lets go of the server when the client goes, and records nothing', async () => {
    const gone = new Promise<void>((resolve) => {
      answer = (incoming) => {
        incoming.on('close', () => resolve());
        abort.abort();
      };
    });
    const abort = new AbortController();
    await expect(fetch(`${proxy.url}/wait`, { signal: abort.signal })).rejects.toThrow();
    await gone;
    expect(passed).toEqual([]);
  });

  it('answers 502 with a line of text when nothing listens there', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const response = await fetch(`${proxy.url}/a`);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('nothing listens there');
    expect(passed).toMatchObject([{ outcome: { kind: 'failed', reason: 'refused' } }]);
  });

  it('passes a connection that changes its protocol', async () => {
    server.on('upgrade', (_, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
      socket.pipe(socket);
    });
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
      let whole = '';
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        whole += chunk.toString();
        if (whole.includes('\r\n\r\n') && !whole.includes('ping')) socket.write('ping');
        if (!whole.endsWith('ping')) return;
        socket.destroy();
        resolve(whole);
      });
      socket.write('GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
    });
    expect(text).toMatch(/^HTTP\/1\.1 101 .*ping$/s);
  });
});

it('ends after its time', async () => {
  const signal = new AbortController().signal;
  expect(await runProxy({ ...commandOptions('http://localhost:1'), signal, endsAfterMs: 20 })).toBe(0);
});

it('ends with 2 and one line when the port is taken or a report cannot be written', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const errors: string[] = [];
  const options = { ...commandOptions('http://localhost:1'), printError: (line: string) => errors.push(line) };
  expect(await runProxy({ ...options, port })).toBe(2);
  expect(await runProxy({ ...options, reports: [{ kind: 'har', path: folder }] })).toBe(2);
  await new Promise((resolve) => server.close(resolve));
  expect(errors).toEqual([
    `The proxy cannot listen on port ${port}: it is in use.`,
    `Cannot write the har report to ${folder}: it is a folder.`,
  ]);
});

function headerEntries(seen: { raw: string[] } | null): [string, string][] {
  const raw = seen?.raw ?? [];
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : []));
}
