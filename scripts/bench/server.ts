import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';

/** Starts the reference API with the built app in its own process, as a real server would run. */
export async function startServer(databaseUrl: string): Promise<{ url: string; stop: () => void }> {
  const server = spawn(
    join(REPOSITORY_ROOT, 'node_modules', '.bin', 'tsx'),
    ['scripts/reference-api/main.ts', '--quiet'],
    {
      cwd: REPOSITORY_ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', REFERENCE_CONTROL: '1', DATABASE_URL: databaseUrl },
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      const found = /Ready: (\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    server.on('exit', (code) => reject(new Error(`The reference API ended with ${code}`)));
  });
  return { url, stop: () => server.kill() };
}
