import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { order, pay, read } from './purchases.ts';
import { CALL_HEADERS, listOf, type ReferenceClient, referenceStage, valueAt } from './reference-client.ts';

let nowMs = Date.parse('2026-03-04T05:06:07Z');
const stage = referenceStage({ now: () => nowMs });

const MINUTE_MS = 60_000;

it('logging in sets a cookie that scripts cannot read, and out removes it', async () => {
  const client = stage.visitor();
  const loggedIn = await client.logIn('demo@example.com', 'demo-password');
  expect(loggedIn.headers.get('set-cookie')).toMatch(
    /^rendezvous_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const user = await client.call('getUser');
  expect(valueAt(user.body, 'email')).toBe('demo@example.com');
  expect(valueAt(user.body, 'credits')).toBe(100);
  expect((await client.call('logOut')).body).toEqual({ result: 'done' });
  expect((await client.call('getUser')).status).toBe(403);
  expect((await client.call('logOut')).status).toBe(200);
});

it('no cache keeps what is answered to a member, nor what was refused', async () => {
  const client = stage.visitor();
  const answers = [await client.call('getUser'), await client.logIn('demo@example.com', 'demo-password')];
  for (const operation of ['getUser', 'getChats', 'getLikes', 'logOut'] as const)
    answers.push(await client.call(operation));
  expect(answers.map(({ status }) => status)).toEqual([403, 200, 200, 200, 200, 200]);
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
});

it('the address of an account is found whatever its case', async () => {
  expect((await stage.visitor().logIn(' Demo@Example.COM ', 'demo-password')).status).toBe(200);
});

it('a wrong password and an unknown address get the same answer', async () => {
  const client = stage.visitor();
  const wrong = await client.logIn('demo@example.com', 'wrong');
  const unknown = await client.logIn('nobody@example.com', 'wrong');
  expect([wrong.status, unknown.status]).toEqual([422, 422]);
  expect(wrong.text).toBe(unknown.text);
  expect(valueAt(wrong.body, 'error')).toBe('invalid_credentials');
});

it('ten failures close the address for a quarter of an hour, also for the right password', async () => {
  const client = stage.visitor();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await client.logIn('demo@example.com', `wrong ${attempt}`)).status).toBe(422);
  }
  const closed = await client.logIn('demo@example.com', 'demo-password');
  expect(closed.status).toBe(429);
  expect(closed.headers.get('retry-after')).toBe('900');
  expect((await client.logIn('other@example.com', 'other-password')).status).toBe(200);
  nowMs += 15 * MINUTE_MS;
  expect((await client.logIn('demo@example.com', 'demo-password')).status).toBe(200);
});

it('the csrf token belongs to one browser', async () => {
  const [mine, theirs] = [stage.visitor(), stage.visitor()];
  await theirs.csrf();
  const body = { email: 'demo@example.com', password: 'demo-password', csrf: await mine.csrf() };
  const refused = await theirs.call('logIn', { body });
  expect(refused.status).toBe(422);
  expect(valueAt(refused.body, 'error')).toBe('csrf_invalid');
  expect((await mine.call('logIn', { body })).status).toBe(200);
  expect(await mine.csrf()).toBe(body.csrf);
});

const WRONG_FORMS: [operation: string, form: object, query: Record<string, string>][] = [
  ['logIn', { email: '', password: 7 }, {}],
  ['postUser', {}, { new: '1' }],
  ['requestPasswordReset', { email: '' }, {}],
  ['answerMatches', { question: 'first' }, {}],
  ['withdraw', { transaction: '' }, {}],
];

it.each(WRONG_FORMS)(
  '%s refuses a csrf token of another browser by its code, whatever else is wrong',
  async (...row) => {
    const [name, form, query] = row;
    const [mine, theirs] = [stage.visitor(), stage.visitor()];
    const [own, foreign] = [await mine.csrf(), await theirs.csrf()];
    const send = (csrf: string) => mine.call(name, { query, body: { ...form, csrf } });
    for (const csrf of [foreign, 'x']) {
      const { status, body } = await send(csrf);
      expect([status, body]).toMatchObject([422, { error: 'csrf_invalid', fields: { csrf: 'invalid' } }]);
    }
    const { status, body } = await send(own);
    expect([status, valueAt(body, 'error')]).toEqual([422, 'invalid']);
  },
);

it('a repeated login under one key leaves one session, and another body under it is refused', async () => {
  const client = stage.visitor();
  const body = { email: 'demo@example.com', password: 'demo-password', csrf: await client.csrf() };
  const key = randomUUID();
  expect((await client.call('logIn', { body, key })).status).toBe(200);
  expect((await client.call('logIn', { body, key })).status).toBe(200);
  const other = { ...body, email: 'other@example.com', password: 'other-password' };
  expect((await client.call('logIn', { body: other, key })).status).toBe(409);
  expect(valueAt((await client.call('getUser')).body, 'email')).toBe('demo@example.com');
});

it('a session ends after thirty days', async () => {
  const client = await stage.member('demo');
  nowMs += 30 * 24 * 60 * MINUTE_MS - 1;
  expect((await client.call('getUser')).status).toBe(200);
  nowMs += 1;
  expect((await client.call('getUser')).status).toBe(403);
});

it('one account sees nothing of another', async () => {
  const [demo, other] = [await stage.member('demo'), await stage.member('other')];
  const idsOf = (list: unknown, ...path: string[]): unknown[] => listOf(list).map((each) => valueAt(each, ...path));
  const [demoChats, otherChats] = [(await demo.call('getChats')).body, (await other.call('getChats')).body];
  const otherIds = idsOf(otherChats, 'conversation', 'id');
  expect(idsOf(demoChats, 'conversation', 'id').filter((id) => otherIds.includes(id))).toEqual([]);
  const conversation = Number(otherIds[0]);
  expect((await demo.call('getChat', { query: { conversation } })).status).toBe(404);
  for (const id of ['sendMessage', 'markChatRead', 'removeChat']) {
    const body = { conversation, text: 'Hello', message_id: randomUUID(), read_until: 1 };
    expect((await demo.call(id, { body })).status).toBe(404);
  }
  const [demoLikes, otherLikes] = [(await demo.call('getLikes')).body, (await other.call('getLikes')).body];
  const otherLiked = idsOf(valueAt(otherLikes, 'liked_by'), 'id');
  expect(idsOf(valueAt(demoLikes, 'liked_by'), 'id').filter((id) => otherLiked.includes(id))).toEqual([]);
});

it('a write that names another member than the session’s is not done', async () => {
  const demo = await stage.member('demo');
  const other = await stage.member('other');
  const accountOf = async (client: ReferenceClient) =>
    String(valueAt((await client.call('getUser')).body, 'profile', 'id'));
  const [own, foreign] = [await accountOf(demo), await accountOf(other)];
  const liked = Number(valueAt((await demo.call('search')).body, 'profiles', 0, 'id'));
  const like = (account: string, key?: string) =>
    demo.call('likeProfile', {
      body: { profile: liked },
      headers: { ...CALL_HEADERS, 'x-account': account },
      ...(key === undefined ? {} : { key }),
    });
  const likes = async () => valueAt((await demo.call('getLikes')).body, 'profiles');
  const before = await likes();
  const key = randomUUID();
  const refused = await like(foreign, key);
  expect([refused.status, valueAt(refused.body, 'error')]).toEqual([409, 'other_account']);
  expect(await likes()).toEqual(before);
  expect((await like('nobody')).status).toBe(422);
  // The refusal has not consumed the idempotency key.
  expect((await like(own, key)).status).toBe(200);
  expect(listOf(await likes()).map((each) => valueAt(each, 'id'))).toContain(liked);
});

/** Returns a browser of the member whose address is not confirmed yet. */
async function newMember(): Promise<ReferenceClient> {
  const client = stage.visitor();
  await client.logIn('new@example.com', 'new-password');
  return client;
}

it('a write that visitors may make too is not done for another member than the session’s', async () => {
  const client = await newMember();
  const body = { email: null, csrf: await client.csrf() };
  const resend = (account: string) =>
    client.call('resendActivation', { body, headers: { ...CALL_HEADERS, 'x-account': account } });
  const refused = await resend('1');
  expect([refused.status, valueAt(refused.body, 'error')]).toEqual([409, 'other_account']);
  const own = String(valueAt((await client.call('getUser')).body, 'profile', 'id'));
  expect((await resend(own)).status).toBe(200);
});

it('an answer of the match-finder and a withdrawal that name another member than the session’s are not done', async () => {
  const demo = await stage.member('demo');
  const other = await stage.member('other');
  const own = String(valueAt((await demo.call('getUser')).body, 'profile', 'id'));
  const id = await order(demo, 4);
  await pay(stage, id, 'paid');
  const csrf = await other.csrf();
  const withdrawal = { transaction: id, email: 'demo@example.com', csrf };
  const answersOf = async () => valueAt((await other.call('getMatches', { query: { kind: 'finder' } })).body);
  const before = await answersOf();
  const calls = {
    answerMatches: { question: 1, answer: null, csrf },
    withdraw: { ...withdrawal, name: 'Robin Ashdown', statement: null },
    previewWithdrawal: withdrawal,
  };
  for (const [name, body] of Object.entries(calls)) {
    const meantFor = (account: string) =>
      other.call(name, { body, headers: { ...CALL_HEADERS, 'x-account': account } });
    const refused = await meantFor(own);
    expect([name, refused.status, valueAt(refused.body, 'error')]).toEqual([name, 409, 'other_account']);
    expect([name, (await meantFor('nobody')).status]).toEqual([name, 422]);
  }
  expect(await answersOf()).toEqual(before);
  expect(await read(demo, id)).toMatchObject({ state: 'paid' });
});

it('a repetition with another csrf token is the same request', async () => {
  const key = randomUUID();
  for (const client of [await newMember(), await newMember()]) {
    const body = { email: null, csrf: await client.csrf() };
    const sent = await client.call('resendActivation', { body, key });
    expect([sent.status, sent.body]).toEqual([200, { result: 'done' }]);
  }
});

it('a form that was refused for its csrf token is done under its key with the right one', async () => {
  const [client, other] = [stage.visitor(), stage.visitor()];
  const key = randomUUID();
  const ask = async (csrf: string) =>
    client.call('requestPasswordReset', { body: { email: 'demo@example.com', csrf }, key });
  await client.csrf();
  expect(valueAt((await ask(await other.csrf())).body, 'error')).toBe('csrf_invalid');
  expect((await ask(await client.csrf())).status).toBe(200);
});

it('the settings are the same for every call of one browser', async () => {
  const client = stage.visitor();
  const first = await client.call('getSettings');
  expect((await client.call('getSettings')).text).toBe(first.text);
  expect(valueAt(first.body, 'cdn_prefix')).toBe('/media/{template}');
});

it('a hidden page may be reported with or without the headers', async () => {
  const client = stage.visitor();
  expect((await client.call('reportPageHidden', { body: {}, headers: {} })).status).toBe(204);
  expect((await client.call('reportPageHidden', { body: {} })).status).toBe(204);
});
