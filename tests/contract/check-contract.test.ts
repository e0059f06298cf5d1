import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPOSITORY_ROOT } from '../../scripts/build/content-hash.ts';
import { type ReferenceServer, startReferenceServer } from '../../scripts/reference-api/server.ts';
import { PASSWORD_COST } from '../../scripts/reference-api/session/passwords.ts';
import { Control } from '../fixtures/control.ts';
import { listOf, valueAt } from './reference-client.ts';
import { type CheckerRun, runChecker } from './run-checker.ts';

const PUBLIC = join(REPOSITORY_ROOT, 'public');
const LOGIN = ['--login', 'demo@example.com:demo-password'];

let folder: string;
let server: ReferenceServer;
let whole: CheckerRun;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-checker-'));
  const databaseUrl = `file:${join(folder, 'reference.sqlite')}`;
  // Messages from the repository, whether or not the app has been built.
  server = await startReferenceServer({
    port: 0,
    databaseUrl,
    control: true,
    quiet: true,
    appDirectory: PUBLIC,
    demoPasswordCost: PASSWORD_COST,
  });
  const report = `json=${join(folder, 'report.json')}`;
  whole = await runChecker(['--base-url', server.url, ...LOGIN, '--allow-unproven', '--report', report]);
}, 240_000);

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until the file tells that much of the run. */
async function isWritten(file: string, text: string): Promise<void> {
  while (!existsSync(file) || !readFileSync(file, 'utf8').includes(text))
    await new Promise((resolve) => setImmediate(resolve));
}

function report(): unknown {
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
}

test('the reference API conforms, without a finding', () => {
  const findings = listOf(valueAt(report(), 'findings'));
  const told = findings.map((finding) => [valueAt(finding, 'operationId'), valueAt(finding, 'code')].join(' '));
  expect(told).toEqual([]);
  expect(whole.exitCode).toBe(0);
  expect(whole.output).toContain('Nothing found, and 4 operations not proven');
});

test('what never answered with a success is not proven, and fails a run that does not allow it', async () => {
  const unproven = listOf(valueAt(report(), 'operations')).filter((one) => valueAt(one, 'verdict') === 'not-proven');
  // The links of these are only sent by mail, and the demo member has no premium to cancel.
  expect(unproven.map((one) => valueAt(one, 'operationId'))).toEqual([
    'resetPassword',
    'confirmActivation',
    'confirmMailChange',
    'cancelPremium',
  ]);
  const run = await runChecker([
    '--base-url',
    server.url,
    '--only',
    'getChats',
    '--phase',
    'conformance',
    '--phase',
    'session',
  ]);
  expect(run.exitCode).toBe(1);
  expect(run.output).toContain('not proven: never answered with a success');
  expect(run.output).not.toContain('conforms');
});

test('what was not asked for lack of a login does not conform either', async () => {
  const args = ['--base-url', server.url, '--only', 'getLikes', '--phase', 'conformance'];
  const run = await runChecker(args);
  expect(run.exitCode).toBe(1);
  expect(run.output).toContain('Nothing found in what was asked, and 1 operation not run.');
  expect((await runChecker([...args, '--allow-unproven'])).exitCode).toBe(0);
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
  const run = await runChecker(['--base-url', server.url, ...LOGIN, '--safe', '--allow-unproven']);
  const requests = await control.requests();
  expect(run.exitCode).toBe(0);
  expect(requests.length).toBeGreaterThan(20);
  const writes = requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  expect(writes).toEqual(['POST /api/login.php']);
  const paths = requests.map(({ path }) => path);
  for (const changing of ['/api/logout.php', '/api/profile.php']) expect(paths).not.toContain(changing);
  expect(requests.filter(({ query }) => query.includes('profile='))).toEqual([]);
});

test('a baseline makes old findings known, and only new ones fail', async () => {
  const control = new Control(server.url);
  const baseline = join(folder, 'baseline.json');
  const args = ['--base-url', server.url, ...LOGIN, '--only', 'getLikes', '--phase', 'conformance'];
  await control.setFaults([{ method: 'GET', path: '/api/likes.php', fault: 'status:503' }]);
  const first = await runChecker([...args, '--write-baseline', baseline, '--fix-first', '--annotate', 'github']);
  const second = await runChecker([...args, '--baseline', baseline, '--allow-unproven']);
  await control.setFaults([]);
  expect(first.exitCode).toBe(1);
  expect(first.output).toContain('Fix first');
  expect(first.output).toMatch(/^::error file=api\/likes\.php,line=1,title=The server fails::/m);
  expect(second.exitCode).toBe(0);
  expect(second.output).toContain('1 finding known, not new');
  const third = await runChecker([...args, '--baseline', baseline, '--allow-unproven']);
  expect(third.output).toContain('1 entry of the baseline was not met');
});

test('a run that was interrupted goes on after what is done', async () => {
  const file = join(folder, 'resume.json');
  const control = new Control(server.url);
  const only = ['--only', 'likes', '--phase', 'negative', '--phase', 'session'];
  const args = ['--base-url', server.url, ...LOGIN, ...only, '--resume', file];
  await control.setFaults([{ method: 'DELETE', path: '/api/likes.php', fault: 'drop' }]);
  const ended = new AbortController();
  const running = runChecker(args, ended.signal);
  await isWritten(file, 'negative ');
  ended.abort();
  expect((await running).exitCode).toBe(2);
  await control.setFaults([]);
  await control.clearRequests();
  const second = await runChecker(args);
  expect(second.output).toMatch(/Going on after \d+ part/);
  // The first use was completed, so none of its invalid requests is repeated.
  const bad = (await control.requests()).filter(
    ({ method, path, status }) => method === 'GET' && path === '/api/likes.php' && status === 422,
  );
  expect(bad).toEqual([]);
  expect(existsSync(file)).toBe(false);
});

test('what works once and was shown before the interruption is proven', async () => {
  const file = join(folder, 'resume-once.json');
  const values = join(folder, 'values.json');
  writeFileSync(values, JSON.stringify({ activation_token: 'demo-activate-ready' }));
  const only = ['--only', 'confirmActivation', '--phase', 'conformance', '--phase', 'negative'];
  const args = ['--base-url', server.url, ...LOGIN, '--values', values, ...only, '--resume', file];
  const ended = new AbortController();
  const running = runChecker(args, ended.signal);
  await isWritten(file, '"proven":["confirmActivation"');
  ended.abort();
  expect((await running).exitCode).toBe(2);
  const second = await runChecker(args);
  expect(second.output).not.toContain('not proven');
  expect(second.exitCode).toBe(0);
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
