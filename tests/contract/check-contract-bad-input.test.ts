import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { joinPointer } from '../../scripts/check-contract/contract/json.ts';
import { loadContract } from '../../scripts/check-contract/contract/load-contract.ts';
import { valueAt } from './reference-client.ts';
import { runChecker } from './run-checker.ts';
import { SELF_SIGNED } from './self-signed.ts';

let folder: string;
const servers: Server[] = [];
const contract = loadContract(null);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-bad-input-'));
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function listen(server: Server): Promise<string> {
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
    });
  });
}

async function serve(listener: RequestListener): Promise<string> {
  return `http://${await listen(createServer(listener))}`;
}

/** Returns the contract's own example of a response. */
function sample(operationId: string): string {
  const operation = contract.operations.find((each) => each.operationId === operationId);
  if (operation === undefined) throw new Error(`No operation ${operationId}`);
  const place = joinPointer('', 'paths', operation.path, operation.method.toLowerCase(), 'responses', '200');
  const { node } = contract.document.resolve(place);
  return JSON.stringify(valueAt(node, 'content', 'application/json', 'example'));
}

/** Responds to the settings call correctly, and passes other requests to `other`. */
function withSettings(other: RequestListener): RequestListener {
  const settings = sample('getSettings');
  return (request, response) => {
    if (request.url?.startsWith('/api/settings.php') !== true) return other(request, response);
    response.setHeader('Content-Type', 'application/json').end(settings);
  };
}

const reportPath = (): string => join(folder, 'report.json');
const written = (): unknown => JSON.parse(readFileSync(reportPath(), 'utf8'));

test.each([
  [['--base-url', 'http://localhost:1', '--foo'], 'Unknown option --foo. --help lists the options.'],
  [['--base-url'], '--base-url needs a value.'],
  [[], '--base-url is missing, for example --base-url http://localhost:8080.'],
  [['--base-url', 'localhost:8080'], '--base-url must be an http or https URL, not "localhost:8080".'],
  [
    ['--base-url', 'http://localhost:1', '--phase', 'x'],
    '--phase must be one of conformance, negative, session, sequences, members, idempotency, php, not "x".',
  ],
  [
    ['--base-url', 'http://localhost:1', '--only', 'nothing'],
    '"nothing" is no operation, tag or path of the contract.',
  ],
  [
    ['--base-url', 'http://localhost:1', '--languages', 'de,sv'],
    '"sv" is none of the contract\'s languages, en, nl, de, it, fr, es, pl.',
  ],
])('wrong arguments %j: one line, exit code 2', async (args, line) => {
  const run = await runChecker(args);
  expect(run).toEqual({ exitCode: 2, output: '', errors: [line] });
});

test('files that cannot be read or written: one line, exit code 2, before anything is sent', async () => {
  let requestCount = 0;
  const url = await serve((_, response) => {
    requestCount += 1;
    response.end();
  });
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{"openapi": ');
  const values = join(folder, 'values.json');
  writeFileSync(values, '[1]');
  const parts = join(folder, 'parts.yaml');
  writeFileSync(parts, 'openapi: 3.1.1\ninfo: {title: T, version: "1"}\npaths:\n  /x: {$ref: "paths/x.yaml#/x"}\n');
  const attempts: readonly (readonly [string[], RegExp])[] = [
    [['--contract', broken], /does not parse as JSON/],
    [['--contract', join(folder, 'missing.yaml')], /cannot be read/],
    [['--contract', parts], /bundle it into one document/],
    [['--values', values], /must be a JSON object/],
    [['--report', `junit=${folder}`], /it is a folder/],
    [['--report', `html=${broken}/x.html`], /not a folder/],
  ];
  for (const [args, pattern] of attempts) {
    const run = await runChecker(['--base-url', url, ...args]);
    expect(run.exitCode).toBe(2);
    expect(run.errors).toEqual([expect.stringMatching(pattern)]);
    expect(run.output).toBe('');
  }
  expect(requestCount).toBe(0);
});

test('no server at the URL: one line, exit code 2', async () => {
  const url = await serve((_, response) => response.end());
  for (const server of servers.splice(0)) server.close();
  const run = await runChecker(['--base-url', url, '--quiet']);
  expect(run).toEqual({ exitCode: 2, output: '', errors: [`${url}: nothing listens there (connection refused).`] });
});

test('another site: one line after the first calls, instead of findings', async () => {
  let requestCount = 0;
  const url = await serve((_, response) => {
    requestCount += 1;
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>A shop</title>');
  });
  const run = await runChecker(['--base-url', url, '--quiet', '--report', `json=${reportPath()}`]);
  expect(run.exitCode).toBe(2);
  expect(run.errors).toEqual([expect.stringContaining('this does not look like the API')]);
  expect(run.output).toBe('');
  expect(requestCount).toBeLessThan(5);
  expect(valueAt(written(), 'findings')).toEqual([]);
});

test('a wrong password: one line with what the server said, exit code 2', async () => {
  const url = await serve(
    withSettings((_, response) => {
      response.writeHead(422, { 'Content-Type': 'application/json' });
      response.end('{"error":"invalid_credentials","message":"They do not fit."}');
    }),
  );
  const run = await runChecker(['--base-url', url, '--quiet', '--login', 'a@example.com:secret-word']);
  expect(run.exitCode).toBe(2);
  expect(run.errors).toEqual([
    `${url}: the login was refused with status 422 (invalid_credentials, "They do not fit."); check --login.`,
  ]);
  expect(run.output).not.toContain('secret-word');
});

test('a certificate that cannot be verified: one line; with --insecure the run goes on and says so', async () => {
  const answer = withSettings((_, response) => response.writeHead(404).end());
  const url = `https://${await listen(createTlsServer(SELF_SIGNED, answer))}`;
  const args = ['--base-url', url, '--only', 'getSettings', '--phase', 'conformance'];
  const refused = await runChecker([...args, '--quiet']);
  expect(refused.exitCode).toBe(2);
  expect(refused.errors).toEqual([expect.stringContaining('the certificate cannot be verified')]);
  const accepted = await runChecker([...args, '--insecure']);
  expect(accepted.exitCode).toBe(0);
  expect(accepted.output).toContain('Certificates were not checked (--insecure).');
});

test('a server that stops answering: given up, what was found is reported, exit code 2', async () => {
  let requestCount = 0;
  const url = await serve(
    withSettings((request, response) => {
      requestCount += 1;
      if (request.url?.startsWith('/api/companyinfo.php') === true)
        response.setHeader('Content-Type', 'application/json').end('{"name":1}');
    }),
  );
  const run = await runChecker(['--base-url', url, '--timeout-ms', '60', '--report', `json=${reportPath()}`]);
  expect(run.exitCode).toBe(2);
  expect(run.errors).toEqual([`${url}: the server no longer answers: no whole answer within 60 ms.`]);
  expect(run.output).toContain('There is no answer');
  expect(requestCount).toBeLessThan(12);
  expect(valueAt(written(), 'abortedBecause')).toContain('no longer answers');
});

test('a server that goes away in the middle: what was found is reported, exit code 2', async () => {
  const url = await serve(
    withSettings((request, response) => {
      response.setHeader('Content-Type', 'application/json').end('{"unexpected":true}');
      if (request.url?.startsWith('/api/geocode.php') === true)
        for (const server of servers) {
          server.close();
          response.once('close', () => server.closeAllConnections());
        }
    }),
  );
  const run = await runChecker(['--base-url', url]);
  expect(run.exitCode).toBe(2);
  expect(run.errors).toEqual([expect.stringContaining('the server no longer answers')]);
  expect(run.output).toMatch(/\d+ findings? until the run ended early/);
});

test('a 200 MB answer is cut at the limit, and the run goes on', async () => {
  const chunk = Buffer.alloc(1_000_000, 'x');
  let sentBytes = 0;
  const url = await serve(
    withSettings((_, response) => {
      response.setHeader('Content-Type', 'application/json');
      const write = (): void => {
        if (response.destroyed || sentBytes >= 200_000_000) return void response.end();
        sentBytes += chunk.byteLength;
        if (response.write(chunk)) setImmediate(write);
        else response.once('drain', write);
      };
      write();
    }),
  );
  const run = await runChecker([
    '--base-url',
    url,
    '--only',
    'getCompanyInfo',
    '--phase',
    'conformance',
    '--max-body-mb',
    '5',
  ]);
  expect(run.exitCode).toBe(1);
  expect(run.output).toContain('The answer is larger than the limit in getCompanyInfo');
  expect(sentBytes).toBeLessThan(60_000_000);
});

test('an interrupted run reports what it has, exit code 2', async () => {
  const interruption = new AbortController();
  const url = await serve(
    withSettings((request, response) => {
      response.setHeader('Content-Type', 'application/json').end('{"unexpected":true}');
      if (request.url?.startsWith('/api/regions.php') === true) interruption.abort();
    }),
  );
  const run = await runChecker(['--base-url', url], interruption.signal);
  expect(run.exitCode).toBe(2);
  expect(run.errors).toEqual([`${url}: it was interrupted.`]);
  expect(run.output).toContain('until the run ended early');
});

test('a rate limited call is waited for as Retry-After says, and is no finding', async () => {
  let isFirst = true;
  const companyInfo = sample('getCompanyInfo');
  const url = await serve(
    withSettings((request, response) => {
      response.setHeader('Content-Type', 'application/json');
      if (request.url?.startsWith('/api/companyinfo.php') !== true) return void response.writeHead(404).end('{}');
      if (!isFirst) return void response.end(companyInfo);
      isFirst = false;
      response.writeHead(429, { 'Retry-After': '0' }).end('{"error":"too_many_requests","message":"Wait."}');
    }),
  );
  const run = await runChecker(['--base-url', url, '--only', 'getCompanyInfo', '--phase', 'conformance']);
  expect(run.output).toContain('rate limited (429)');
  expect(run.output).toContain('conforms');
  expect(run.exitCode).toBe(0);
});
