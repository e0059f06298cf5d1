import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SchemaChecker } from '../../scripts/check-contract/checks/schema-checker.ts';
import type { Contract } from '../../scripts/check-contract/contract/contract.ts';
import { loadContract } from '../../scripts/check-contract/contract/load-contract.ts';
import { phpDiagnosis } from '../../scripts/check-contract/php/diagnose.ts';
import { type Passed, type RunningProxy, startProxy } from '../../scripts/check-contract/proxy/start-proxy.ts';
import { TrafficRecord } from '../../scripts/check-contract/proxy/traffic-record.ts';

const contract: Contract = loadContract(null);
const checker = new SchemaChecker(contract.document);
const folder = mkdtempSync(join(tmpdir(), 'rendezvous-proxy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function _newRecord(baseUrl: string): TrafficRecord {
  return new TrafficRecord({ contract, checker, diagnose: phpDiagnosis(contract.document), baseUrl, startedAtMs: 0 });
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

  it('records nothing of a client that goes in the middle of an answer', async () => {
    const gone = new Promise<void>((resolve) => {
      answer = (_, outgoing) => {
        outgoing.on('close', () => resolve());
        outgoing.write('half');
      };
    });
    const abort = new AbortController();
    const response = await fetch(`${proxy.url}/half`, { signal: abort.signal });
    abort.abort();
    await expect(response.text()).rejects.toThrow();
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

function headerEntries(seen: { raw: string[] } | null): [string, string][] {
  const raw = seen?.raw ?? [];
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : []));
}
