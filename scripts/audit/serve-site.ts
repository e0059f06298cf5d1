import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP_OUTPUT } from '../build/output-paths.ts';
import { startReferenceServer } from '../reference-api/server.ts';

/** A copy of the built app, served by the reference API with the demo data. */
export interface ServedSite {
  url: string;
  appDirectory: string;
  /** Stops the server. May be called more than once. */
  stop(): Promise<void>;
  /** Stops the server and deletes the copy. */
  dispose(): Promise<void>;
}

interface SiteOptions {
  /** Enables the control plane under `/_reference`. */
  control?: boolean;
  /** Changes the copy before it is served. */
  prepare?: (appDirectory: string) => Promise<void>;
}

export async function serveSite({ control = false, prepare }: SiteOptions = {}): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-audit-'));
  const appDirectory = join(folder, 'app');
  cpSync(APP_OUTPUT, appDirectory, { recursive: true });
  await prepare?.(appDirectory);
  const server = await startReferenceServer({
    port: 0,
    databaseUrl: `file:${join(folder, 'reference.sqlite')}`,
    control,
    quiet: true,
    appDirectory,
  });
  let isStopped = false;
  const stop = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    await server.close();
  };
  return {
    url: server.url,
    appDirectory,
    stop,
    async dispose() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
