import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createNodeTransport } from '../../scripts/check-contract/http/node-transport.ts';
import { checkInProcess } from '../../scripts/check-contract/run/in-process.ts';
import { startWireServer, type WireAnswer } from './wire-server.ts';

const TEXT = JSON.stringify({
  regions: {
    NL: [
      { id: 31, name: 'Utrecht' },
      { id: 32, name: 'Fryslân' },
    ],
  },
});
const PLAIN = Buffer.from(TEXT);
const JSON_TYPE = 'Content-Type: application/json; charset=utf-8';
const TIMEOUT_MS = 4000;

function sent(body: Uint8Array, ...headers: readonly string[]): WireAnswer {
  return { headers: [JSON_TYPE, `Content-Length: ${body.byteLength}`, ...headers], body };
}

function encoded(encoding: string, body: Uint8Array): WireAnswer {
  return sent(body, `Content-Encoding: ${encoding}`);
}

function told(byteCount: number, body: Uint8Array, isClosed = false): WireAnswer {
  return { headers: [JSON_TYPE, `Content-Length: ${byteCount}`], body, isClosed };
}

function chunked(body: Uint8Array, isClosed = false): WireAnswer {
  return { headers: [JSON_TYPE, 'Transfer-Encoding: chunked'], body, isClosed };
}

function chunks(body: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${body.byteLength.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
}

async function codesOf(answer: WireAnswer): Promise<readonly string[]> {
  const server = await startWireServer(() => answer);
  try {
    const selection = { only: ['getRegions'], skip: [], source: null };
    const report = await checkInProcess(server.url, { login: null, phases: ['conformance'], selection }, () =>
      createNodeTransport({ timeoutMs: TIMEOUT_MS, maxBodyBytes: 1_000_000, isInsecure: false, nowMs: Date.now }),
    );
    expect(report.abortedBecause).toBeNull();
    return [...new Set(report.findings.map(({ code, actual }) => `${code}: ${actual}`))];
  } finally {
    await server.close();
  }
}

test.each<[string, WireAnswer]>([
  ['plain text', sent(PLAIN)],
  ['gzip', encoded('gzip', gzipSync(PLAIN))],
  ['deflate, in the format of zlib', encoded('deflate', deflateSync(PLAIN))],
  ['raw deflate, which browsers take too', encoded('deflate', deflateRawSync(PLAIN))],
  ['brotli', encoded('br', brotliCompressSync(PLAIN))],
  ['one encoding within another, both told', encoded('gzip, br', brotliCompressSync(gzipSync(PLAIN)))],
  ['chunks', chunked(chunks(PLAIN))],
  [
    'gzip in chunks',
    { headers: [JSON_TYPE, 'Content-Encoding: gzip', 'Transfer-Encoding: chunked'], body: chunks(gzipSync(PLAIN)) },
  ],
  ['no length, closed at its end', { headers: [JSON_TYPE], body: PLAIN, isClosed: true }],
])('a body sent as %s has no finding', async (_name, answer) => {
  expect(await codesOf(answer)).toEqual([]);
});

test.each<[string, WireAnswer, RegExp]>([
  ['gzip cut short', encoded('gzip', gzipSync(PLAIN).subarray(0, -9)), /^wrong-encoding: .*in the middle of its gzip/],
  ['brotli cut short', encoded('br', brotliCompressSync(PLAIN).subarray(0, -9)), /^wrong-encoding: .*of its br/],
  ['broken brotli', encoded('br', Buffer.from(brotliCompressSync(PLAIN)).fill(0x5a, 3, 20)), /^wrong-encoding: /],
  ['plain text said to be gzip', encoded('gzip', PLAIN), /^wrong-encoding: .*not compressed at all/],
  ['an encoding nobody asked for', encoded('compress', PLAIN), /^wrong-encoding: .*not asked for/],
  ['gzip that no header tells', sent(gzipSync(PLAIN)), /^php-gzip-untold: /],
  ['gzip twice, told once', encoded('gzip', gzipSync(gzipSync(PLAIN))), /^php-gzip-twice: /],
  ['a length that is too small', told(PLAIN.length - 5, PLAIN), /^wrong-length: .*goes on behind/],
  ['a length in letters', told(TEXT.length, PLAIN), /^wrong-length: .*goes on behind/],
  ['a body cut to a length that is too small', told(60, PLAIN.subarray(0, 60)), /^body-cut: Content-Length: 60/],
  ['a length that is too large', told(PLAIN.length + 5, PLAIN, true), /^wrong-length: .*closed after/],
  ['a length that is too large, left open', told(PLAIN.length + 5, PLAIN), /^wrong-length: .*only \d+ bytes came/],
  ['the length before gzip', { ...told(PLAIN.length, gzipSync(PLAIN), true) }, /^wrong-length: /],
  [
    'a warning beyond its length',
    told(PLAIN.length, Buffer.concat([PLAIN, Buffer.from('Notice: x')])),
    /^wrong-length: /,
  ],
  ['chunks without sizes', chunked(Buffer.from(`zz\r\n${TEXT}\r\n0\r\n\r\n`), true), /^broken-chunks: /],
  ['chunks without an end', chunked(chunks(PLAIN).subarray(0, -5), true), /^broken-chunks: .*before the last chunk/],
  ['chunks within chunks', chunked(chunks(chunks(PLAIN))), /^php-chunked-twice: /],
  ['two documents', sent(Buffer.from(TEXT + TEXT)), /^php-second-document: /],
  ['a byte-order mark', sent(Buffer.from(`\uFEFF${TEXT}`)), /^php-byte-order-mark: /],
  ['UTF-16', sent(Buffer.from(TEXT, 'utf16le')), /^php-utf-16: /],
  ['Latin-1', sent(Buffer.from(TEXT, 'latin1')), /^php-latin-1: /],
])('%s is told by its name', async (_name, answer, finding) => {
  const codes = await codesOf(answer);
  expect(codes).toHaveLength(1);
  expect(codes[0]).toMatch(finding);
});
