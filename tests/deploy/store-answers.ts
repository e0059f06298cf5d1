import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadContract } from '../../scripts/reference-api/contract/contract.ts';
import { DEMO_ACCOUNTS } from '../../scripts/reference-api/demo/accounts.ts';
import { startReferenceServer } from '../../scripts/reference-api/server.ts';
import { createCookieFetch } from '../fixtures/cookie-fetch.ts';

const CALL_HEADERS = {
  'x-package-name': 'deploy-test',
  'x-original-host': 'localhost',
  'content-type': 'application/json',
};
/** Paths of pictures in responses, relative to `/media`. */
const PICTURES = /"((?:portraits|uploads)\/[^"]+)"/g;

export interface StoredAnswers {
  /** Names of the calls with a stored response: `chats` for `/api/chats.php`. */
  names: readonly string[];
  account: { email: string; password: string };
}

/**
 * Fetches everything from the reference API that a member can read without parameters, and writes the responses to
 * `data` and the pictures they reference to `media`. This way the responses conform to the contract.
 */
export async function storeAnswers(folder: string): Promise<StoredAnswers> {
  const server = await startReferenceServer({
    port: 0,
    databaseUrl: `file:${join(folder, 'reference.sqlite')}`,
    control: false,
    quiet: true,
  });
  try {
    const fetchAs = createCookieFetch();
    const get = (path: string) => fetchAs(new Request(server.url + path, { headers: CALL_HEADERS }));
    const [account] = DEMO_ACCOUNTS;
    if (account === undefined) throw new Error('The reference API has no account');
    const { email, password } = account;
    const settings: unknown = await (await get('/api/settings.php')).json();
    const csrf = typeof settings === 'object' && settings !== null && 'csrf' in settings ? settings.csrf : '';
    const body = JSON.stringify({ email, password, csrf });
    const login = new Request(`${server.url}/api/login.php`, { method: 'POST', headers: CALL_HEADERS, body });
    if (!(await fetchAs(login)).ok) throw new Error('The reference API lets nobody in');

    const names: string[] = [];
    const pictures = new Set<string>();
    for (const { method, path, session, operationId } of loadContract().operations) {
      if (method !== 'GET' || operationId === 'logOut') continue;
      const response = await get(path);
      // Files have one address, for every template.
      const text = (await response.text()).replace('/media/{template}', '/media');
      if (response.status !== 200 || response.headers.get('content-type')?.includes('json') !== true) continue;
      const name = basename(path, '.php');
      names.push(name);
      write(join(folder, 'data', `${name}.json`), JSON.stringify({ needsSession: session === 'required', text }));
      for (const [, picture] of text.replaceAll('\\/', '/').matchAll(PICTURES))
        if (picture !== undefined) pictures.add(picture);
    }
    for (const picture of pictures) {
      const response = await get(`/media/${picture}`);
      if (response.ok) write(join(folder, 'media', picture), Buffer.from(await response.arrayBuffer()));
    }
    write(join(folder, 'data', 'account.json'), JSON.stringify({ email, password }));
    return { names, account: { email, password } };
  } finally {
    await server.close();
  }
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
