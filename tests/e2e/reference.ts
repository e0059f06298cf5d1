import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { APP_OUTPUT } from '../../scripts/build/output-paths.ts';
import { startReferenceServer } from '../../scripts/reference-api/server.ts';

/** A reference API of its own for one process of tests, on a free port, with the built app. */
export interface Reference {
  url: string;
  /** Nothing answers any more, as if the network were gone; the data stays. */
  stop(): Promise<void>;
  /** Answers again, at the same address. Does nothing when it was never stopped. */
  start(): Promise<void>;
  dispose(): Promise<void>;
}

/** Starts one with a fresh database; `appDirectory` is what it serves. */
export async function startReference(appDirectory: string = APP_OUTPUT): Promise<Reference> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-e2e-'));
  const databaseUrl = pathToFileURL(join(folder, 'reference.db')).href;
  const open = (port: number) => startReferenceServer({ port, databaseUrl, control: true, quiet: true, appDirectory });
  let server: Awaited<ReturnType<typeof open>> | null = await open(0);
  const { url } = server;
  const stop = async (): Promise<void> => {
    await server?.close();
    server = null;
  };
  return {
    url,
    stop,
    async start() {
      server ??= await open(Number(new URL(url).port));
    },
    async dispose() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
