import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROUTER = fileURLToPath(new URL('router.php', import.meta.url));
const CONTRACT = fileURLToPath(new URL('../../../openapi/generated/openapi.json', import.meta.url));
const START_TIMEOUT_MS = 20_000;
/** Enough for concurrent calls of one member. */
const WORKERS = '4';
/** Overrides the machine's php.ini. */
const SETTINGS = {
  display_errors: '0',
  display_startup_errors: '0',
  log_errors: '0',
  html_errors: '1',
  output_buffering: '4096',
  upload_max_filesize: '150K',
  post_max_size: '200K',
  serialize_precision: '-1',
  'opcache.enable': '1',
  'opcache.file_update_protection': '0',
  'session.auto_start': '0',
};

export interface PhpServer {
  url: string;
  /** Enables these habits only, and resets the state and all sessions. */
  begin(habits: readonly string[]): void;
  close(): Promise<void>;
}

/** Starts PHP's built-in server with the small backend of this folder. Throws if it does not start. */
export async function startPhpServer(executablePath: string): Promise<PhpServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-php-'));
  const port = await freePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
  const server = spawn(executablePath, [...settings, '-S', `127.0.0.1:${port}`, ROUTER], {
    // A process group of its own, so that its workers are killed with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CONTRACT, STATE_DIR: folder, PHP_CLI_SERVER_WORKERS: WORKERS },
  });
  await started(server);
  return {
    url: `http://127.0.0.1:${port}`,
    begin(habits) {
      rmSync(join(folder, 'state.json'), { force: true });
      writeFileSync(join(folder, 'habit'), habits.join(' '));
    },
    async close() {
      const closed = new Promise((resolve) => server.once('close', resolve));
      if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function started(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`PHP did not start: ${output}`)), START_TIMEOUT_MS);
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PHP ended at once: ${output}`)));
    server.stderr?.on('data', (chunk: Buffer) => {
      // Keep reading, or the server blocks once the pipe of its log is full.
      if (output.length < 10_000) output += chunk.toString();
      if (!output.includes('started')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('There is no free port'));
      });
    });
  });
}
