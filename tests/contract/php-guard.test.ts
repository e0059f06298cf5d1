import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayInstallPackages } from '../../scripts/test/debian-packages.ts';
import { findPhp } from '../../scripts/test/find-php.ts';
import { runChecker } from './run-checker.ts';

const SCRIPT = `<?php
if (!isset($_GET['untyped'])) {
    header('Content-Type: application/json; charset=utf-8');
}
if (isset($_GET['status'])) {
    http_response_code((int) $_GET['status']);
}
$likes = ['profiles' => [], 'liked_by' => []];
if (isset($_GET['wrong'])) {
    $likes['liked_by'] = (object) [];
    echo json_encode($likes);
    exit;
}
if (isset($_GET['helper'])) {
    send(['profiles' => []]);
}
exit(json_encode($likes));

function send(array $answer): never
{
    exit(json_encode($answer));
}
`;

const php = findPhp();

test.runIf(mayInstallPackages())(
  'PHP is there wherever it can be installed, so that nothing is skipped in silence',
  () => {
    expect(php).toMatchObject({ ok: true });
  },
);

describe.skipIf(!php.ok)('the guard in PHP', () => {
  let folder = '';
  let url = '';
  let server: ChildProcess | null = null;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rendezvous-guard-'));
    mkdirSync(join(folder, 'api'));
    writeFileSync(join(folder, 'api/likes.php'), SCRIPT);
    const guard = join(folder, 'contract-guard.php');
    const written = await runChecker(['--guard', guard]);
    expect(written.exitCode).toBe(0);
    const port = await freePort();
    url = `http://127.0.0.1:${port}/api/likes.php`;
    if (!php.ok) return;
    const settings = ['-d', `auto_prepend_file=${guard}`, '-d', 'display_errors=0', '-d', 'log_errors=0'];
    server = spawn(php.executablePath, [...settings, '-S', `127.0.0.1:${port}`, '-t', folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await new Promise<void>((resolve) => {
      server?.stderr?.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('started')) resolve();
      });
    });
  });
  afterAll(async () => {
    const closed = new Promise((resolve) => server?.once('close', resolve));
    server?.kill();
    await closed;
    rmSync(folder, { recursive: true, force: true });
  });

  test('leaves a right answer as it is', async () => {
    const response = await fetch(url);
    expect(response.headers.get('x-contract-problem')).toBeNull();
    expect(await response.json()).toEqual({ profiles: [], liked_by: [] });
  });

  test('names the line that printed a wrong answer', async () => {
    const response = await fetch(`${url}?wrong=1`);
    expect(response.headers.get('x-contract-problem')).toBe(
      `getLikes: /liked_by is an object, not array; ${join(folder, 'api/likes.php')}:11`,
    );
  });

  test('names the line that called a function which all answers go through', async () => {
    const response = await fetch(`${url}?helper=1`);
    const script = join(folder, 'api/likes.php');
    expect(response.headers.get('x-contract-problem')).toBe(
      `getLikes: /liked_by is missing; ${script}:21, called from ${script}:15`,
    );
  });

  test('tells of JSON that goes out as the HTML that PHP sends by default', async () => {
    const response = await fetch(`${url}?untyped=1`);
    expect(response.headers.get('x-contract-problem')).toBe(
      `getLikes: the content type is text/html, not application/json; ${join(folder, 'api/likes.php')}:17`,
    );
  });

  test('tells of a status that is not documented', async () => {
    const response = await fetch(`${url}?status=418`);
    expect(response.headers.get('x-contract-problem')).toContain('status 418 is not documented');
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('There is no free port')),
      );
    });
  });
}
