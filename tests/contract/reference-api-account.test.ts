import { describe, expect, it } from 'vitest';
import { countMails, newestMail } from './mails.ts';
import { listOf, type ReferenceClient, referenceStage, valueAt } from './reference-client.ts';

let nowMs = Date.parse('2026-03-04T05:06:07Z');
const stage = referenceStage({ now: () => nowMs });

async function errorOf(client: ReferenceClient, id: string, body: Record<string, unknown>): Promise<unknown[]> {
  const answered = await client.call(id, { body });
  return [answered.status, valueAt(answered.body, 'error')];
}

describe('a password', () => {
  it('is changed with the present one, and ends the other sessions', async () => {
    const [here, there] = [await stage.member('demo'), await stage.member('demo')];
    const wrong = await here.call('changePassword', { body: { password: 'nope', new_password: 'new one' } });
    expect([wrong.status, valueAt(wrong.body, 'fields', 'password')]).toEqual([422, 'wrong']);
    const same = { password: 'demo-password', new_password: 'demo-password' };
    expect(valueAt((await here.call('changePassword', { body: same })).body, 'fields', 'new_password')).toBe(
      'unchanged',
    );
    expect((await there.call('getUser')).status).toBe(200);
    const body = { password: 'demo-password', new_password: 'another one' };
    expect((await here.call('changePassword', { body })).status).toBe(200);
    expect((await here.call('getUser')).status).toBe(200);
    expect((await there.call('getUser')).status).toBe(403);
    expect((await stage.visitor().logIn('demo@example.com', 'demo-password')).status).toBe(422);
    expect((await stage.visitor().logIn('demo@example.com', 'another one')).status).toBe(200);
  });

  it('cannot be guessed from an open session', async () => {
    const client = await stage.member('demo');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const body = { password: `guess ${attempt}`, reason: null };
      expect((await client.call('deleteAccount', { body })).status).toBe(422);
    }
    const body = { password: 'demo-password', new_password: 'mine now' };
    expect((await client.call('changePassword', { body })).status).toBe(429);
  });

  it('is reset by the link of a mail, once and within an hour, and ends all sessions', async () => {
    const member = await stage.member('other');
    const client = stage.visitor();
    const csrf = await client.csrf();
    await client.call('requestPasswordReset', { body: { email: 'Other@Example.com', csrf } });
    const mail = await newestMail(stage.control, 'other@example.com');
    expect(mail).toMatchObject({ subject: 'Rendezvous: dein neues Passwort', path: '/reset-password/do' });
    const body = { token: mail?.token, password: 'fresh', csrf };
    expect((await client.call('resetPassword', { body })).status).toBe(200);
    expect((await member.call('getUser')).status).toBe(403);
    expect((await stage.visitor().logIn('other@example.com', 'fresh')).status).toBe(200);
    expect(await errorOf(client, 'resetPassword', body)).toEqual([410, 'token_used']);
  });

  it('cannot be reset with an old, used, unknown or other link', async () => {
    const client = stage.visitor();
    const csrf = await client.csrf();
    await client.call('requestPasswordReset', { body: { email: 'demo@example.com', csrf } });
    const token = (await newestMail(stage.control, 'demo@example.com'))?.token;
    nowMs += 60 * 60 * 1000;
    const body = { password: 'fresh', csrf };
    expect(await errorOf(client, 'resetPassword', { ...body, token })).toEqual([410, 'token_expired']);
    for (const [demo, expected] of [
      ['demo-password-used', [410, 'token_used']],
      ['demo-password-expired', [410, 'token_expired']],
      ['demo-activate-ready', [404, 'not_found']],
      ['demo-nothing-at-all', [404, 'not_found']],
    ] as const) {
      expect(await errorOf(client, 'resetPassword', { ...body, token: demo })).toEqual(expected);
    }
    expect((await client.call('resetPassword', { body: { ...body, token: 'demo-password-ready' } })).status).toBe(200);
    expect((await client.logIn('new@example.com', 'fresh')).status).toBe(200);
  });

  it('reset is answered alike for every address, and mailed once a minute', async () => {
    const client = stage.visitor();
    const csrf = await client.csrf();
    const texts = new Set<string>();
    for (const email of ['demo@example.com', 'nobody@example.com', 'demo@example.com']) {
      const answered = await client.call('requestPasswordReset', { body: { email, csrf } });
      texts.add(`${answered.status} ${answered.text}`);
    }
    expect([...texts]).toEqual(['200 {"result":"done"}']);
    expect(await countMails(stage.control)).toBe(1);
  });
});

describe('another address', () => {
  it('holds once the link sent there is opened', async () => {
    const client = await stage.member('demo');
    const body = { email: 'Robin@gmail.com', password: 'demo-password' };
    expect((await client.call('requestMailChange', { body })).status).toBe(200);
    expect(valueAt((await client.call('getUser')).body, 'email')).toBe('demo@example.com');
    const mail = await newestMail(stage.control, 'robin@gmail.com');
    expect(mail?.path).toBe('/mail-change/do');
    const visitor = stage.visitor();
    const confirm = { token: mail?.token, csrf: await visitor.csrf() };
    expect((await visitor.call('confirmMailChange', { body: confirm })).status).toBe(200);
    expect(valueAt((await client.call('getUser')).body, 'email')).toBe('robin@gmail.com');
    expect(await errorOf(visitor, 'confirmMailChange', confirm)).toEqual([410, 'token_used']);
    expect((await stage.visitor().logIn('robin@gmail.com', 'demo-password')).status).toBe(200);
  });

  it.each([
    [{ email: 'x@example.com', password: 'wrong' }, 'password', 'wrong'],
    [{ email: 'x@example.com', password: '' }, 'password', 'required'],
    [{ email: 'demo@example.com', password: 'demo-password' }, 'email', 'unchanged'],
    [{ email: 'x@nowhere.invalid', password: 'demo-password' }, 'email', 'wrong_format'],
  ])('answers 422 to %o', async (body, field, code) => {
    const refused = await (await stage.member('demo')).call('requestMailChange', { body });
    expect([refused.status, valueAt(refused.body, 'fields', field)]).toEqual([422, code]);
    expect(await countMails(stage.control)).toBe(0);
  });

  it('needs no password while the present one is not confirmed', async () => {
    const client = stage.visitor();
    await client.logIn('new@example.com', 'new-password');
    const body = { email: 'nora@example.com', password: '' };
    expect((await client.call('requestMailChange', { body })).status).toBe(200);
    const token = (await newestMail(stage.control, 'nora@example.com'))?.token;
    await client.call('confirmMailChange', { body: { token, csrf: await client.csrf() } });
    const user = await client.call('getUser');
    expect(user.body).toMatchObject({ email: 'nora@example.com', email_confirmed: true });
  });

  it('that has an account is told to its owner only', async () => {
    const client = await stage.member('demo');
    const body = { email: 'other@example.com', password: 'demo-password' };
    expect((await client.call('requestMailChange', { body })).body).toEqual({ result: 'done' });
    expect(await newestMail(stage.control, 'other@example.com')).toMatchObject({ token: '' });
  });
});

it('a banned account is told why and until when, but only with its password', async () => {
  const client = stage.visitor();
  expect((await client.logIn('banned@example.com', 'wrong')).status).toBe(422);
  const banned = await client.logIn('banned@example.com', 'banned-password');
  expect(banned.status).toBe(423);
  expect(valueAt(banned.body, 'ban', 'reason')).toBe('spam');
  expect(Date.parse(String(valueAt(banned.body, 'ban', 'until')))).toBeGreaterThan(nowMs);
  expect((await client.call('getUser')).status).toBe(403);
  nowMs += 31 * 24 * 60 * 60 * 1000;
  expect((await client.logIn('banned@example.com', 'banned-password')).status).toBe(200);
});

describe('the export', () => {
  it('has the account, every chat with its messages, likes and settings, as a file', async () => {
    const client = await stage.member('demo');
    const { body, headers } = await client.call('exportAccount');
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(valueAt(body, 'user')).toEqual((await client.call('getUser')).body);
    expect(valueAt(body, 'likes')).toEqual((await client.call('getLikes')).body);
    expect(valueAt(body, 'notifications')).toEqual((await client.call('getNotifications')).body);
    const transactions = await client.call('getTransactions', { query: { pp: 100 } });
    expect(valueAt(body, 'transactions')).toEqual(valueAt(transactions.body, 'transactions'));
    const chats = listOf(valueAt(body, 'chats'));
    expect(chats).toHaveLength(24);
    const maya = chats.find((chat) => valueAt(chat, 'conversation') === 1);
    expect(listOf(valueAt(maya, 'messages'))).toHaveLength(500);
  });

  it('has the reports that the member sent, with their texts, and none of another member', async () => {
    const [demo, other] = [await stage.member('demo'), await stage.member('other')];
    const report = { profile: 221, kind: 'spam', conversation: 1 };
    await demo.call('reportMember', { body: { ...report, text: 'Sends addresses.' } });
    await demo.call('reportMember', { body: { ...report, kind: 'other', text: 'Still does.' } });
    const sent = listOf(valueAt((await demo.call('listReports')).body, 'reports'));
    expect(valueAt((await demo.call('exportAccount')).body, 'reports')).toEqual([
      { report: sent[0], text: 'Still does.' },
      { report: sent[1], text: 'Sends addresses.' },
    ]);
    expect(valueAt((await other.call('exportAccount')).body, 'reports')).toEqual([]);
  });
});

describe('deleting the account', () => {
  it('ends the session and leaves nothing but a name in the chats of others', async () => {
    const [demo, other] = [await stage.member('demo'), await stage.member('other')];
    const start = await demo.call('getChat', { query: { profile: 2 } });
    const text = { conversation: Number(valueAt(start.body, 'id')), text: 'Hallo', message_id: crypto.randomUUID() };
    await demo.call('sendMessage', { body: text });
    expect((await demo.call('deleteAccount', { body: { password: 'nope', reason: null } })).status).toBe(422);
    const photo = `${stage.url}/media/portraits/1/10.svg`;
    expect((await fetch(photo)).status).toBe(200);
    const body = { password: 'demo-password', reason: 'Found somebody.' };
    const left = await demo.call('deleteAccount', { body });
    expect(left.headers.get('set-cookie')).toMatch(/^rendezvous_session=; Max-Age=0/);
    expect((await demo.call('getUser')).status).toBe(403);
    expect((await stage.visitor().logIn('demo@example.com', 'demo-password')).status).toBe(422);
    const [chat] = listOf((await other.call('getChats')).body);
    expect(valueAt(chat, 'profile', 'name')).toBe('Robin Ashdown');
    expect(valueAt(chat, 'profile', 'main_image')).toBeNull();
    expect(valueAt(chat, 'conversation', 'read_only')).toBe(true);
    expect((await other.call('getProfile', { query: { id: 1 } })).status).toBe(410);
    expect((await fetch(photo)).status).toBe(404);
    const address = await stage.visitor().call('validateEmail', { query: { email: 'demo@example.com' } });
    expect(valueAt(address.body, 'status')).toBe('deleted');
    expect(await newestMail(stage.control, 'demo@example.com')).toMatchObject({
      subject: 'Rendezvous: your account has been deleted',
    });
  });
});
