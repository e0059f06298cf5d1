import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { parseFaults } from '../../scripts/reference-api/control/faults.ts';
import { startReferenceServer } from '../../scripts/reference-api/server.ts';
import { CALL_HEADERS, listOf, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

async function put(body: string): Promise<{ status: number; message: unknown }> {
  const response = await fetch(`${stage.url}/_reference/faults`, { method: 'PUT', body });
  const answer: unknown = await response.json();
  return { status: response.status, message: valueAt(answer, 'message') };
}

async function get(path: string): Promise<Response> {
  return fetch(stage.url + path, { headers: CALL_HEADERS, redirect: 'manual' });
}

it('lists every call of the API since the last reset, with who made it', async () => {
  const client = await stage.member('demo');
  await client.call('getChat', { query: { conversation: 1, limit: 2 } });
  await stage.visitor().call('getChats');
  await get('/');
  const seen = await stage.control.requests();
  expect(seen.map(({ method, path, query, status, account }) => [method, path, query, status, account])).toEqual([
    ['GET', '/api/settings.php', '', 200, null],
    ['POST', '/api/login.php', '', 200, 'demo@example.com'],
    ['GET', '/api/chat.php', 'conversation=1&limit=2', 200, 'demo@example.com'],
    ['GET', '/api/chats.php', '', 403, null],
  ]);
  expect(Date.parse(seen[0]?.at ?? '')).not.toBeNaN();
  await stage.control.clearRequests();
  expect(await stage.control.requests()).toEqual([]);
});

it('hits only the method, path and number of calls that a fault names', async () => {
  await stage.control.setFaults([{ method: 'get', path: '/api/settings.php', fault: 'status:503:4', times: 2 }]);
  expect((await fetch(`${stage.url}/api/settings.php`, { method: 'POST' })).status).toBe(405);
  expect((await get('/api/user.php')).status).toBe(403);
  const first = await get('/api/settings.php');
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '4']);
  expect((await get('/api/settings.php')).status).toBe(503);
  expect((await get('/api/settings.php')).status).toBe(200);
});

it('spoils an answer in every way it knows', async () => {
  const answerUnder = async (fault: string): Promise<{ response: Response; bytes: Buffer }> => {
    await stage.control.setFaults([{ path: '/api/settings.php', fault }]);
    const response = await get('/api/settings.php');
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const html = await answerUnder('html200');
  expect([html.response.status, html.response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const page = await answerUnder('html404');
  expect([page.response.status, page.response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  const login = await answerUnder('login302');
  expect([login.response.status, login.response.headers.get('location')]).toEqual([302, '/login.php']);
  const truncated = await answerUnder('truncate');
  expect(truncated.response.status).toBe(200);
  expect(() => JSON.parse(truncated.bytes.toString())).toThrow();
  const bom = await answerUnder('bom');
  expect([...bom.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  await expect(answerUnder('drop')).rejects.toThrow('fetch failed');
  await expect(answerUnder('drop-after')).rejects.toThrow('fetch failed');
  expect((await stage.control.requests()).at(-1)?.status).toBeNull();
});

it('delays as long as asked', async () => {
  await stage.control.setFaults([{ path: '/api/settings.php', fault: 'delay:120' }]);
  const startedAtMs = performance.now();
  expect((await get('/api/settings.php')).status).toBe(200);
  expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(115);
});

it('breaks the schema of every kind of answer, in the same way in every run', async () => {
  const client = await stage.member('demo');
  const paths: Record<string, string> = {
    getUser: '/api/user.php',
    getChats: '/api/chats.php',
    getLikes: '/api/likes.php',
    getSettings: '/api/settings.php',
  };
  const messages: string[][] = [[], []];
  for (const round of messages) {
    await stage.control.setFaults(Object.values(paths).map((path) => ({ path, fault: 'mutate' })));
    for (const id of Object.keys(paths)) {
      for (const _ of [1, 2, 3]) {
        const broken = await client.call(id).then(
          () => 'nothing is broken',
          (error: unknown) => String(error),
        );
        expect(broken).toContain('against its schema');
        round.push(broken);
      }
    }
  }
  expect(messages[0]).toEqual(messages[1]);
});

it('spares some calls when the fault has a probability, and the same ones each time', async () => {
  const rounds: number[][] = [[], []];
  for (const round of rounds) {
    await stage.control.setFaults([{ path: '/api/settings.php', fault: 'status:503', probability: 0.5 }]);
    for (let call = 0; call < 20; call += 1) round.push((await get('/api/settings.php')).status);
  }
  expect(new Set(rounds[0])).toEqual(new Set([200, 503]));
  expect(rounds[0]).toEqual(rounds[1]);
});

it.each([
  ['{', 'The body is not JSON.'],
  ['{}', 'Expected a list of faults.'],
  ['[3]', 'Fault 0: expected an object.'],
  ['[{"path":"/api/user.php","fault":"explode"}]', 'Fault 0: fault must be one of'],
  ['[{"path":"/api/user.php","fault":"status:200"}]', 'Fault 0: fault must be one of'],
  ['[{"path":"api","fault":"drop"}]', 'Fault 0: path must be'],
  ['[{"path":"/a","fault":"drop","times":0}]', 'Fault 0: times must be'],
  ['[{"path":"/a","fault":"drop","probability":2}]', 'Fault 0: probability must be'],
  ['[{"path":"/a","fault":"drop","sometimes":true}]', 'Fault 0: unknown property sometimes.'],
])('refuses the faults %s', async (body, message) => {
  const answer = await put(body);
  expect(answer.status).toBe(422);
  expect(answer.message).toContain(message);
});

it('takes messages and likes from members, and names what is wrong with others', async () => {
  const client = await stage.member('demo');
  await stage.control.receiveMessage(222, 'demo@example.com', 'Hallo aus Graz');
  const [newest] = listOf((await client.call('getChats')).body);
  expect(valueAt(newest, 'conversation', 'last_message', 'text')).toBe('Hallo aus Graz');
  await stage.control.receiveLike(222, 'demo@example.com');
  const likes = (await client.call('getLikes')).body;
  expect(valueAt(likes, 'liked_by', 0, 'id')).toBe(222);
  expect(valueAt(likes, 'liked_by', 0, 'like_new')).toBe(true);
  await expect(stage.control.receiveMessage(99_999, 'demo@example.com', 'Hi')).rejects.toThrow('no profile 99999');
  await expect(stage.control.receiveMessage(222, 'nobody@example.com', 'Hi')).rejects.toThrow('no account nobody');
  await expect(stage.control.receiveMessage(222, 'demo@example.com', '')).rejects.toThrow('text must be');
  await expect(stage.control.receiveLike(1, 'demo@example.com')).rejects.toThrow('same member');
});

it('keeps mails, of which there are none yet', async () => {
  expect(await stage.control.mail()).toEqual([]);
});

it('goes back to the seed, sessions included', async () => {
  const client = await stage.member('demo');
  const chats = async (): Promise<unknown[]> =>
    listOf((await (await stage.member('demo')).call('getChats')).body).map((chat) => [
      valueAt(chat, 'conversation', 'id'),
      valueAt(chat, 'conversation', 'last_message', 'text'),
    ]);
  const before = await chats();
  await client.call('removeChat', { body: { conversation: 1 } });
  await stage.control.setFaults([{ path: '/api/user.php', fault: 'drop' }]);
  await stage.control.reset();
  expect((await client.call('getUser')).status).toBe(403);
  expect(await chats()).toEqual(before);
});

it('is closed to pages of other sites', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await fetch(`${stage.url}/_reference/reset`, { method: 'POST', headers })).status).toBe(404);
});

it('is not there unless asked for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-contract-'));
  const databaseUrl = `file:${join(folder, 'reference.sqlite')}`;
  const server = await startReferenceServer({ port: 0, databaseUrl, control: false, quiet: true });
  try {
    for (const path of ['requests', 'faults', 'messages', 'likes', 'mail', 'reset']) {
      expect((await fetch(`${server.url}/_reference/${path}`)).status).toBe(404);
    }
    expect((await fetch(`${server.url}/api/settings.php`, { headers: CALL_HEADERS })).status).toBe(200);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('lets calls under way end before its database is closed, without a word', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-contract-'));
  const databaseUrl = `file:${join(folder, 'reference.sqlite')}`;
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const faults = parseFaults([{ path: '/api/settings.php', fault: 'delay:1000' }]);
  if (!('rules' in faults)) throw new Error(faults.problem);
  const server = await startReferenceServer({ port: 0, databaseUrl, control: true, quiet: true, faults: faults.rules });
  try {
    const sentAtMs = performance.now();
    const slow = request(`${server.url}/api/settings.php`, { headers: CALL_HEADERS });
    const ended = new Promise<void>((resolve) => {
      // Cut off or answered, it ends.
      slow.on('error', () => undefined).on('response', (response) => response.resume());
      slow.on('close', resolve);
    });
    // Two calls of `fetch` have a connection each and may arrive in any order: the second is made once the first is out.
    await new Promise<void>((resolve) => {
      slow.end(resolve);
    });
    // Answered behind it.
    await fetch(`${server.url}/api/user.php`, { headers: CALL_HEADERS });
    await server.close();
    expect(performance.now() - sentAtMs).toBeGreaterThan(990);
    await ended;
    expect(told).not.toHaveBeenCalled();
  } finally {
    told.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  }
});
