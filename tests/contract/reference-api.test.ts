import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../scripts/reference-api/contract/contract.ts';
import {
  CALL_HEADERS,
  contractProblem,
  listOf,
  type ReferenceClient,
  referenceStage,
  valueAt,
} from './reference-client.ts';

const stage = referenceStage();
const operations = loadContract().operations.filter((operation) => operation.path.startsWith('/api/'));
const UNKNOWN_ID = 999_999;

const EXAMPLE_BODIES: Record<string, unknown> = {
  logIn: { email: 'demo@example.com', password: 'demo-password', csrf: 'a'.repeat(40) },
  sendMessage: { conversation: 1, text: 'Hello', message_id: randomUUID() },
  markChatRead: { conversation: 1, read_until: 1 },
  removeChat: { conversation: 1 },
  likeProfile: { profile: 120 },
  unlikeProfile: { profile: 120 },
  reportPageHidden: {},
};

async function chats(client: ReferenceClient): Promise<readonly unknown[]> {
  return listOf((await client.call('getChats')).body);
}

async function findChat(client: ReferenceClient, fits: (chat: unknown) => boolean): Promise<unknown> {
  const chat = (await chats(client)).find(fits);
  if (chat === undefined) throw new Error('There is no such chat');
  return chat;
}

describe('every operation', () => {
  it('answers 422 when a header is missing, unless it can do without', async () => {
    const client = await stage.member('demo');
    const wrong: string[] = [];
    for (const { operationId, parameters } of operations) {
      const isNeeded = parameters.some(({ name, required }) => name === 'x-original-host' && required);
      if (!isNeeded) continue;
      const body = EXAMPLE_BODIES[operationId];
      const headers = { 'x-package-name': 'web' };
      const answered = await client.call(operationId, { headers, ...(body === undefined ? {} : { body }) });
      if (answered.status !== 422 || valueAt(answered.body, 'fields', 'x-original-host') !== 'required')
        wrong.push(`${operationId} answers ${answered.status} ${answered.text}`);
    }
    expect(wrong).toEqual([]);
    expect((await client.call('reportPageHidden', { body: {}, headers: {} })).status).toBe(204);
  });

  it('answers 422 when a query parameter is given twice, whether or not it knows it', async () => {
    const client = await stage.member('demo');
    const wrong: string[] = [];
    for (const { operationId, method, path, parameters } of operations) {
      const names = parameters.flatMap(({ name, place }) => (place === 'query' ? [name] : []));
      for (const name of [...names, 'unknown']) {
        const query = `?${name}=1&${name}=1`;
        const answered = await client.send(operationId, { method, path: path + query });
        if (answered.status !== 422 || valueAt(answered.body, 'fields', name) !== 'repeated')
          wrong.push(`${operationId}${query} answers ${answered.status} ${answered.text}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('answers 403 without a session when it needs one', async () => {
    const visitor = stage.visitor();
    const wrong: string[] = [];
    for (const { operationId, session } of operations) {
      if (session !== 'required') continue;
      const body = EXAMPLE_BODIES[operationId];
      const answered = await visitor.call(operationId, body === undefined ? {} : { body });
      if (answered.status !== 403 || valueAt(answered.body, 'error') !== 'session_lost')
        wrong.push(`${operationId} answers ${answered.status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('can be made to answer each refusal that the contract has for it', async () => {
    const visitor = stage.visitor();
    const wrong: string[] = [];
    for (const { operationId, method, path, answers } of operations) {
      for (const status of answers.keys()) {
        if (status < 400) continue;
        await stage.control.setFaults([{ method, path, fault: `status:${status}:7` }]);
        const answered = await visitor.call(operationId);
        if (answered.status !== status || answered.headers.get('retry-after') !== '7')
          wrong.push(`${operationId} answers ${answered.status} for ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('with a body answers 422 to what is no JSON, no object, or not announced as JSON', async () => {
    const client = await stage.member('demo');
    for (const id of ['sendMessage', 'markChatRead', 'removeChat', 'likeProfile', 'unlikeProfile', 'logIn']) {
      const bad = await Promise.all([
        client.call(id, { body: '{"conversation":' }),
        client.call(id, { body: '[]' }),
        client.call(id, { body: '{}' }),
        client.call(id, { body: '{}', headers: { ...CALL_HEADERS, 'content-type': 'text/plain' } }),
        client.call(id),
      ]);
      expect(bad.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    }
  });
});

describe('chats', () => {
  it('lists the newest message first, from empty to long, with unread ones and members who left', async () => {
    const list = await chats(await stage.member('demo'));
    expect(list).toHaveLength(24);
    const times = list
      .map((chat) => valueAt(chat, 'conversation', 'last_message', 'sent_at'))
      .filter((time) => time !== undefined)
      .map((time) => Date.parse(String(time)));
    expect(times).toEqual([...times].sort((left, right) => right - left));
    expect(list.filter((chat) => Number(valueAt(chat, 'num_unread_messages')) > 0)).toHaveLength(4);
    expect(list.filter((chat) => valueAt(chat, 'conversation', 'read_only') === true)).toHaveLength(2);
    expect(list.filter((chat) => valueAt(chat, 'conversation', 'last_message') === null)).toHaveLength(1);
  });

  it('pages back through 500 messages without a gap or a repetition', async () => {
    const client = await stage.member('demo');
    const ids: number[] = [];
    for (;;) {
      const before = ids.at(-1);
      const query = { conversation: 1, limit: 70, ...(before === undefined ? {} : { before }) };
      const { body } = await client.call('getChat', { query });
      ids.push(...listOf(valueAt(body, 'messages')).map((message) => Number(valueAt(message, 'id'))));
      if (valueAt(body, 'has_more') !== true) break;
    }
    expect(ids).toHaveLength(500);
    expect(ids).toEqual([...new Set(ids)].sort((left, right) => right - left));
  });

  it('starts one conversation for each member and answers its id only', async () => {
    const client = await stage.member('demo');
    const known = await findChat(client, (chat) => valueAt(chat, 'num_unread_messages') === 2);
    const again = await client.call('getChat', { query: { profile: Number(valueAt(known, 'profile', 'id')) } });
    expect(again.body).toEqual({ id: valueAt(known, 'conversation', 'id') });
    const partners = (await chats(client)).map((chat) => valueAt(chat, 'profile', 'id'));
    const newPartner = [120, 121, 122, 123, 124].find((id) => !partners.includes(id));
    const started = await client.call('getChat', { query: { profile: newPartner ?? 0 } });
    const repeated = await client.call('getChat', { query: { profile: newPartner ?? 0 } });
    expect(repeated.body).toEqual(started.body);
    expect(await chats(client)).toHaveLength(25);
  });

  it.each([
    [{}, 422],
    [{ profile: 120, conversation: 1 }, 422],
    [{ profile: 1 }, 422],
    [{ profile: 'abc' }, 422],
    [{ conversation: 0 }, 422],
    [{ conversation: 1, limit: 101 }, 422],
    [{ conversation: 1, before: -5 }, 422],
    [{ profile: UNKNOWN_ID }, 404],
    [{ conversation: UNKNOWN_ID }, 404],
    [{ profile: 137 }, 410],
  ])('answers chat.php?%o with %i', async (query, status) => {
    expect((await (await stage.member('demo')).call('getChat', { query })).status).toBe(status);
  });

  it('counts unread messages down to what is newer than the last one read', async () => {
    const client = await stage.member('demo');
    const { body } = await client.call('getChat', { query: { conversation: 1, limit: 3 } });
    const [newest, second] = listOf(valueAt(body, 'messages')).map((message) => Number(valueAt(message, 'id')));
    const partly = await client.call('markChatRead', { body: { conversation: 1, read_until: second } });
    expect(partly.body).toEqual({ conversation: 1, num_unread_messages: 1 });
    const whole = await client.call('markChatRead', { body: { conversation: 1, read_until: newest } });
    expect(whole.body).toEqual({ conversation: 1, num_unread_messages: 0 });
    const back = await client.call('markChatRead', { body: { conversation: 1, read_until: 1 } });
    expect(valueAt(back.body, 'num_unread_messages')).toBe(0);
    await stage.control.receiveMessage(221, 'demo@example.com', 'One more');
    const chat = await findChat(client, (each) => valueAt(each, 'conversation', 'id') === 1);
    expect(valueAt(chat, 'num_unread_messages')).toBe(1);
  });

  it('does not count a message as read before it has come', async () => {
    const client = await stage.member('demo');
    await client.call('markChatRead', { body: { conversation: 1, read_until: 9_007_199_254_740_991 } });
    await stage.control.receiveMessage(221, 'demo@example.com', 'Later');
    const chat = await findChat(client, (each) => valueAt(each, 'conversation', 'id') === 1);
    expect(valueAt(chat, 'num_unread_messages')).toBe(1);
  });

  it('are gone for good once removed', async () => {
    const client = await stage.member('demo');
    expect((await client.call('removeChat', { body: { conversation: 1 } })).status).toBe(200);
    expect(await chats(client)).toHaveLength(23);
    for (const id of ['removeChat', 'markChatRead', 'sendMessage']) {
      const body = { conversation: 1, read_until: 1, text: 'Hello', message_id: randomUUID() };
      expect((await client.call(id, { body })).status).toBe(404);
    }
  });
});

describe('likes and profiles', () => {
  it('come with new ones first and are cleared by opening the profile', async () => {
    const client = await stage.member('demo');
    const { body } = await client.call('getLikes');
    const isNew = listOf(valueAt(body, 'liked_by')).map((like) => valueAt(like, 'like_new'));
    expect(isNew.slice(0, 5)).toEqual([true, true, true, true, false]);
    const profileId = Number(valueAt(body, 'liked_by', 0, 'id'));
    const opened = await client.call('getProfile', { query: { id: profileId } });
    expect(valueAt(opened.body, 'like_new')).toBe(true);
    expect(valueAt(opened.body, 'likes_me')).toBe(true);
    const again = await client.call('getProfile', { query: { id: profileId } });
    expect(valueAt(again.body, 'like_new')).toBe(false);
    const after = listOf(valueAt((await client.call('getLikes')).body, 'liked_by'));
    expect(after.filter((like) => valueAt(like, 'like_new') === true)).toHaveLength(3);
  });

  it('given twice count once, and can be taken back twice', async () => {
    const client = await stage.member('demo');
    const ids = async (): Promise<unknown[]> =>
      listOf(valueAt((await client.call('getLikes')).body, 'profiles')).map((like) => valueAt(like, 'id'));
    const before = await ids();
    const profile = [120, 121, 122, 123].find((id) => !before.includes(id)) ?? 0;
    for (const expected of [true, true]) {
      expect((await client.call('likeProfile', { body: { profile } })).body).toEqual({ profile, liked: expected });
    }
    expect(await ids()).toEqual([profile, ...before]);
    for (const expected of [false, false]) {
      expect((await client.call('unlikeProfile', { body: { profile } })).body).toEqual({ profile, liked: expected });
    }
    expect(await ids()).toEqual(before);
  });

  it('answer 404, 410 and 422 for members who are unknown, gone or oneself', async () => {
    const client = await stage.member('demo');
    expect((await client.call('likeProfile', { body: { profile: UNKNOWN_ID } })).status).toBe(404);
    expect((await client.call('unlikeProfile', { body: { profile: UNKNOWN_ID } })).status).toBe(404);
    expect((await client.call('likeProfile', { body: { profile: 1 } })).status).toBe(422);
    expect((await client.call('getProfile', { query: { id: UNKNOWN_ID } })).status).toBe(404);
    expect((await client.call('getProfile', { query: { id: 137 } })).status).toBe(410);
    expect((await client.call('getProfile')).status).toBe(422);
  });

  it('of all demonstration members keep the contract, in the languages of the site', async () => {
    const client = await stage.member('demo');
    const languages = new Set<unknown>();
    for (let id = 101; id <= 340; id += 1) {
      const { status, body } = await client.call('getProfile', { query: { id } });
      if (status === 410) continue;
      expect(status).toBe(200);
      languages.add(valueAt(body, 'language'));
    }
    expect([...languages].sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl']);
  });
});

it('an answer that breaks the contract is noticed by these tests', () => {
  const answered = { status: 200, headers: new Headers({ 'content-type': 'application/json' }), text: '{}', body: {} };
  expect(contractProblem('getUser', answered)).toContain('against its schema');
});
