import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { afterAll, expect, it } from 'vitest';
import { hashPassword } from '../../scripts/reference-api/session/passwords.ts';

const MAIN = fileURLToPath(new URL('../../scripts/reference-api/main.ts', import.meta.url));
/** Avoids tsx's wrapper process, which on a busy machine may exit before it forwards the signal. */
const WITH_TYPESCRIPT = ['--import', fileURLToPath(import.meta.resolve('tsx'))];
const folder = mkdtempSync(join(tmpdir(), 'rendezvous-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs the command; calls `onReady` once it reports that it is ready. */
function run(
  args: string[],
  environment: Record<string, string>,
  onReady?: (stop: () => void, output: string) => void,
): Promise<Ended> {
  return new Promise((resolve) => {
    const command = spawn(process.execPath, [...WITH_TYPESCRIPT, MAIN, ...args], {
      env: { ...process.env, ...environment },
    });
    const ended: Ended = { code: null, output: '', errors: '' };
    command.stdout.on('data', (chunk: Buffer) => {
      const wasReady = ended.output.includes('premium-password');
      ended.output += chunk.toString();
      if (!wasReady && ended.output.includes('premium-password'))
        onReady?.(() => command.kill('SIGTERM'), ended.output);
    });
    command.stderr.on('data', (chunk: Buffer) => {
      ended.errors += chunk.toString();
    });
    command.on('close', (code) => resolve({ ...ended, code }));
  });
}

function ownLines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('npm warn'));
}

it('prints its usage', async () => {
  const { code, output } = await run(['--help'], {});
  expect(code).toBe(0);
  expect(output).toContain('--quiet');
  expect(output).toContain('DATABASE_URL');
});

it.each([
  ['an unknown option', ['--fast'], {}, /^Unknown option --fast\./],
  ['a port that is none', [], { PORT: 'http' }, /^PORT must be a number/],
  ['a port out of range', [], { PORT: '70000' }, /^PORT must be a number/],
])('ends with one line on %s', async (_, args, environment, line) => {
  const { code, errors } = await run(args, environment);
  expect(code).toBe(1);
  expect(ownLines(errors)).toEqual([expect.stringMatching(line)]);
});

it('ends with one line when the database cannot be opened', async () => {
  writeFileSync(join(folder, 'plain'), 'a file where a folder is needed');
  const { code, errors } = await run(['--dev'], {
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'plain', 'x.sqlite')}`,
  });
  expect(code).toBe(1);
  expect(ownLines(errors)).toEqual([expect.stringMatching(/^Cannot open the database file:/)]);
  writeFileSync(join(folder, 'broken.sqlite'), 'This is no database, and long enough to be looked at. '.repeat(20));
  const broken = await run(['--dev'], { PORT: '0', DATABASE_URL: `file:${join(folder, 'broken.sqlite')}` });
  expect(broken.code).toBe(1);
  expect(ownLines(broken.errors)).toEqual([expect.stringMatching(/^Cannot open the database file:/)]);
});

it('ends with one line when the port is in use', async () => {
  const blocker = createServer();
  const port = await new Promise<number>((resolve) => {
    blocker.listen(0, '127.0.0.1', () => {
      const address = blocker.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const { code, errors } = await run(['--dev'], {
    PORT: String(port),
    DATABASE_URL: `file:${join(folder, 'busy.sqlite')}`,
  });
  blocker.close();
  expect(code).toBe(1);
  expect(ownLines(errors)).toEqual([`Cannot listen on port ${port}: it is in use. Set PORT to another one.`]);
});

it('makes the folder of its database, says when it is ready, and ends cleanly when asked to', async () => {
  const database = join(folder, 'new', 'folder', 'reference.sqlite');
  const { code, output, errors } = await run(
    ['--dev', '--quiet'],
    { PORT: '0', DATABASE_URL: `file:${database}` },
    (stop) => stop(),
  );
  expect(output).toMatch(/Ready: http:\/\/localhost:\d+\n {2}demo@example\.com \/ demo-password/);
  expect(ownLines(errors)).toEqual([]);
  expect(code).toBe(0);
  expect(existsSync(database)).toBe(true);
});

it('hashes the passwords of its accounts like real ones, so that the time of a login does not tell them apart', async () => {
  const databaseUrl = `file:${join(folder, 'passwords.sqlite')}`;
  await run(['--dev', '--quiet'], { PORT: '0', DATABASE_URL: databaseUrl }, (stop) => stop());
  const client = createClient({ url: databaseUrl });
  const { rows } = await client.execute('SELECT password_hash FROM accounts');
  client.close();
  const costOf = (hash: unknown): string => String(hash).split('$').slice(0, 3).join(' ');
  const real = costOf(await hashPassword('a password of somebody who signs up'));
  expect([...new Set(rows.map((row) => costOf(row['password_hash'])))]).toEqual([real]);
});

// Root may write to read-only files.
it.skipIf(process.getuid?.() === 0)('ends with one line when the database may not be written', async () => {
  const database = join(folder, 'read-only.sqlite');
  writeFileSync(database, '');
  chmodSync(database, 0o444);
  const { code, errors } = await run(['--dev'], { PORT: '0', DATABASE_URL: `file:${database}` });
  expect(code).toBe(1);
  expect(ownLines(errors)).toEqual([expect.stringMatching(/^Cannot open the database file:/)]);
});
