import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildChecker } from '../../scripts/check-contract/standalone/build-checker.ts';
import { referenceStage } from './reference-client.ts';

const stage = referenceStage();
const folder = mkdtempSync(join(tmpdir(), 'rendezvous-checker-'));
const FILE = 'check-contract.mjs';

beforeAll(async () => {
  const built = mkdtempSync(join(tmpdir(), 'rendezvous-checker-build-'));
  const { path } = await buildChecker(join(built, FILE));
  copyFileSync(path, join(folder, FILE));
  rmSync(built, { recursive: true, force: true });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs the bundled file in isolation: no project around it, no packages, and only PATH from the environment. */
function run(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const environment = { PATH: process.env['PATH'], NODE_OPTIONS: '', NODE_PATH: '' };
    const command = spawn(process.execPath, [FILE, ...args], { cwd: folder, env: environment });
    const ended: Ended = { code: null, output: '', errors: '' };
    command.stdout.on('data', (chunk: Buffer) => {
      ended.output += chunk.toString();
    });
    command.stderr.on('data', (chunk: Buffer) => {
      ended.errors += chunk.toString();
    });
    command.on('close', (code) => resolve({ ...ended, code }));
  });
}

it('stands alone in its folder', () => {
  expect(readdirSync(folder)).toEqual([FILE]);
});

it('says its version and how it is used', async () => {
  const [version, help] = await Promise.all([run('--version'), run('--help')]);
  expect(version).toMatchObject({ code: 0, errors: '' });
  expect(version.output).toMatch(/\d+\.\d+\.\d+/);
  expect(help).toMatchObject({ code: 0, errors: '' });
  expect(help.output).toContain('--base-url');
});

it('finds nothing on the reference API, and something once an answer is spoilt', async () => {
  const args = ['--base-url', stage.url, '--login', 'demo@example.com:demo-password', '--only', '/api/likes.php'];
  const good = await run(...args);
  expect(good).toMatchObject({ code: 0, errors: '' });
  await stage.control.setFaults([{ path: '/api/likes.php', fault: 'mutate' }]);
  const bad = await run(...args);
  expect(bad.code).toBe(1);
  expect(bad.output).toContain('/api/likes.php');
});
