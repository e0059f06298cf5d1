import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { APP_OUTPUT } from '../../scripts/build/output-paths.ts';
import { parseFaults } from '../../scripts/reference-api/control/faults.ts';
import { startReferenceServer } from '../../scripts/reference-api/server.ts';
import type { Fault } from '../fixtures/control.ts';

/** A reference API for one test process, on a free port, serving the built app. */
export interface Reference {
  url: string;
  /** Stops the server, as if the network were gone; its data is kept. */
  stop(): Promise<void>;
  /**
   * Restarts the server at the same URL, with these faults from the first request on. Does nothing if it is running.
   */
  start(faults?: readonly Fault[]): Promise<void>;
  /** Saves the current data and resolves with a function that restores it. The server is running after either. */
  save(): Promise<() => Promise<void>>;
  dispose(): Promise<void>;
}

/** Starts a reference API with a fresh database; `appDirectory` is the app it serves. */
export async function startReference(appDirectory: string = APP_OUTPUT): Promise<Reference> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-e2e-'));
  const databaseUrl = pathToFileURL(join(folder, 'reference.db')).href;
  const open = (port: number, given: readonly Fault[] = []) => {
    const faults = parseFaults(given);
    if ('problem' in faults) throw new Error(faults.problem);
    return startReferenceServer({ port, databaseUrl, control: true, quiet: true, appDirectory, faults: faults.rules });
  };
  let server: Awaited<ReturnType<typeof open>> | null = await open(0);
  const { url } = server;
  const start = async (faults: readonly Fault[] = []): Promise<void> => {
    server ??= await open(Number(new URL(url).port), faults);
  };
  const stop = async (): Promise<void> => {
    await server?.close();
    server = null;
  };
  return {
    url,
    stop,
    start,
    async save() {
      await stop();
      const saved = `${folder}-saved`;
      cpSync(folder, saved, { recursive: true });
      await start();
      return async () => {
        await stop();
        rmSync(folder, { recursive: true });
        cpSync(saved, folder, { recursive: true });
        await start();
      };
    },
    async dispose() {
      await stop();
      for (const one of [folder, `${folder}-saved`]) rmSync(one, { recursive: true, force: true });
    },
  };
}
