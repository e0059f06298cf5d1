import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SchemaChecker } from '../../scripts/check-contract/checks/schema-checker.ts';
import type { Contract } from '../../scripts/check-contract/contract/contract.ts';
import { loadContract } from '../../scripts/check-contract/contract/load-contract.ts';
import type { Finding } from '../../scripts/check-contract/model/finding.ts';
import { phpDiagnosis } from '../../scripts/check-contract/php/diagnose.ts';
import { type ProxyRunOptions, runProxy } from '../../scripts/check-contract/proxy/run-proxy.ts';
import { type RunningProxy, startProxy } from '../../scripts/check-contract/proxy/start-proxy.ts';
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
