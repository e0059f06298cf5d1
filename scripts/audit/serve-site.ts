import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../bench/server.ts';

/** The built app on the reference API with the demo data, for as long as it is asked for. */
export async function serveSite(): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-audit-'));
  const server = await startServer(`file:${join(folder, 'reference.sqlite')}`);
  return {
    url: server.url,
    close() {
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
