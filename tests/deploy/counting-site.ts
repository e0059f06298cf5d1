import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';

/** An analytics provider on another origin, whose script reports each visit with a call and an image. */
export interface CountingSite {
  origin: string;
  scriptUrl: string;
  /** Requested paths, in order. */
  asked: string[];
  close(): Promise<void>;
}

/** Serves it with the certificate in the test's folder. */
export async function startCountingSite(folder: string): Promise<CountingSite> {
  const asked: string[] = [];
  let origin = '';
  const server = createServer(
    { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'certificate.pem')) },
    (request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('access-control-allow-origin', '*');
      if (request.url === '/count.js') {
        response.setHeader('content-type', 'text/javascript');
        response.end(`fetch('${origin}/call').then(() => { new Image().src = '${origin}/picture.svg'; });`);
      } else {
        response.setHeader('content-type', 'image/svg+xml');
        response.end('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
      }
    },
  ).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  origin = `https://localhost:${address.port}`;
  return {
    origin,
    scriptUrl: `${origin}/count.js`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
