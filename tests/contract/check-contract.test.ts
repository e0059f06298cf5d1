import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceServer, startReferenceServer } from '../../scripts/reference-api/server.ts';
import { Control } from '../fixtures/control.ts';
import { listOf, valueAt } from './reference-client.ts';
import { type CheckerRun, runChecker } from './run-checker.ts';

const LOGIN = ['--login', 'demo@example.com:demo-password'];

let folder: string;
let server: ReferenceServer;
let whole: CheckerRun;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-checker-'));
  const databaseUrl = `file:${join(folder, 'reference.sqlite')}`;
  server = await startReferenceServer({ port: 0, databaseUrl, control: true, quiet: true });
  whole = await runChecker(['--base-url', server.url, ...LOGIN, '--report', `json=${join(folder, 'report.json')}`]);
}, 120_000);

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function report(): unknown {
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
}

test('the reference API conforms, without a finding', () => {
  const findings = listOf(valueAt(report(), 'findings'));
  const told = findings.map((finding) => [valueAt(finding, 'operationId'), valueAt(finding, 'code')].join(' '));
  expect(told).toEqual([]);
  expect(whole.exitCode).toBe(0);
  expect(whole.output).toContain('The server conforms to the contract.');
});

test('every operation is exercised', () => {
  expect(valueAt(report(), 'coverage', 'operations', 'reached')).toBe(
    valueAt(report(), 'coverage', 'operations', 'total'),
  );
  expect(valueAt(report(), 'coverage', 'uses', 'reached')).toBe(valueAt(report(), 'coverage', 'uses', 'total'));
  expect(whole.output).not.toContain('not run');
});

test('specified and proposed operations are told apart', () => {
  const [, specified = '', proposed = ''] =
    /\nSpecified .*\n([\s\S]*)\nProposed .*\n([\s\S]*)\nCoverage/.exec(whole.output) ?? [];
  expect(specified).toContain('getChats');
  expect(specified).not.toContain('sendMessage');
  expect(proposed).toContain('sendMessage');
});

test('a spoilt answer is found and explained, with exit code 1', async () => {
  const control = new Control(server.url);
  await control.setFaults([{ method: 'GET', path: '/api/likes.php', fault: 'status:503' }]);
  const run = await runChecker(['--base-url', server.url, ...LOGIN, '--only', 'getLikes', '--phase', 'conformance']);
  await control.setFaults([]);
  expect(run.exitCode).toBe(1);
  expect(run.output).toContain('The server fails in getLikes (specified)');
  expect(run.output).toMatch(/curl -i .*\/api\/likes\.php/);
  expect(run.output).not.toContain('demo-password');
});

test('safe mode sends nothing that changes anything, and logs in once', async () => {
  const control = new Control(server.url);
  await control.clearRequests();
  const run = await runChecker(['--base-url', server.url, ...LOGIN, '--safe']);
  const requests = await control.requests();
  expect(run.exitCode).toBe(0);
  expect(requests.length).toBeGreaterThan(20);
  const writes = requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  expect(writes).toEqual(['POST /api/login.php']);
  const paths = requests.map(({ path }) => path);
  for (const changing of ['/api/logout.php', '/api/profile.php']) expect(paths).not.toContain(changing);
  expect(requests.filter(({ query }) => query.includes('profile='))).toEqual([]);
});

test('a dry run prints what would be sent and sends nothing', async () => {
  const control = new Control(server.url);
  await control.clearRequests();
  const run = await runChecker(['--base-url', server.url, ...LOGIN, '--dry-run']);
  expect(run.exitCode).toBe(0);
  expect(await control.requests()).toEqual([]);
  expect(run.output).toMatch(/POST http.*\/api\/chat\.php\n/);
  expect(run.output).toContain('would be sent; none was.');
  expect(run.output).not.toContain('demo-password');
});

test('filters leave only what was asked for', async () => {
  const run = await runChecker([
    '--base-url',
    server.url,
    ...LOGIN,
    '--only',
    'chats',
    '--skip',
    'removeChat',
    '--source',
    'specified',
    '--phase',
    'conformance',
  ]);
  expect(run.exitCode).toBe(0);
  expect(run.output).toContain('getChats');
  expect(run.output).not.toMatch(/removeChat|sendMessage|getLikes/);
});
