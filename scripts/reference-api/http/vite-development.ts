import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { appHeaders } from './security-headers.ts';

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

const CONFIG_FILE = fileURLToPath(new URL('../../../vite.config.ts', import.meta.url));

/** Paths that the reference API serves itself; Vite serves all others from source. */
const OWN_PATHS = /^\/(?:(?:api|media|_reference)\/|config\.json(?:\?|$))/;

/** Puts Vite's middleware in front of the app's files. Returns a function that closes Vite. */
export async function addViteDevelopment(
  server: Server,
  answer: Listener,
  appDirectory: string,
): Promise<() => Promise<void>> {
  const vite = await createServer({
    configFile: CONFIG_FILE,
    appType: 'spa',
    clearScreen: false,
    server: { middlewareMode: true, ws: { server } },
  });
  const headers = Object.entries(appHeaders(appDirectory, true));
  server.removeAllListeners('request');
  server.on('request', (incoming, outgoing) => {
    if (OWN_PATHS.test(incoming.url ?? '')) {
      void answer(incoming, outgoing);
      return;
    }
    for (const [name, value] of headers) outgoing.setHeader(name, value);
    vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing));
  });
  return () => vite.close();
}
