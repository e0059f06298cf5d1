import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const START_LIMIT_MS = 20_000;
const LOOK_AGAIN_MS = 50;

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  body: Buffer;
}

/** A Debian server running in the foreground, as a child process of the test. */
export interface RunningServer {
  stop(): Promise<void>;
}

/** Starts a program and resolves once `isReady` returns true. Rejects with its output if it exits before. */
export async function startServer(
  command: string,
  values: readonly string[],
  isReady: () => Promise<boolean>,
): Promise<RunningServer> {
  const child = spawn(command, values, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady())) {
    if (hasEnded(child)) throw new Error(`${command} ended: ${output.trim()}`);
    if (Date.now() > deadline) {
      child.kill();
      throw new Error(`${command} does not answer: ${output.trim()}`);
    }
    await sleep(LOOK_AGAIN_MS);
  }
  return {
    async stop() {
      if (hasEnded(child)) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Returns a port that is currently unused. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

/** Sends a request without normalising the path or decoding the response; accepts the test's certificate. */
export function ask(
  siteUrl: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(siteUrl);
    const sent = request(
      { hostname, port, path, method, headers, agent: false, rejectUnauthorized: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Whether the site responds at all. */
export async function answers(siteUrl: string): Promise<boolean> {
  try {
    await ask(siteUrl, '/build.json');
    return true;
  } catch {
    return false;
  }
}
