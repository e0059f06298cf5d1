import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countMails, newestMail } from './mails.ts';
import { type ReferenceClient, referenceStage, valueAt } from './reference-client.ts';

let nowMs = Date.parse('2026-03-04T05:06:07Z');
const stage = referenceStage({ now: () => nowMs });

async function form(client: ReferenceClient, change: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  return {
    email: 'Sam@Example.com',
    name: 'Sam',
    password: 'a long pass phrase',
    trafficsource: null,
    timezone: 'Europe/Amsterdam',
    country: 'NL',
    language: 'nl',
    profile: 118,
    form_path: '/signup',
    referrer: '',
    csrf: await client.csrf(),
    token: null,
    n: 1,
    ...change,
  };
}

async function signUp(client: ReferenceClient, change: Record<string, unknown> = {}, key?: string) {
  const body = await form(client, change);
  return client.call('postUser', { query: { new: '1' }, body, ...(key === undefined ? {} : { key }) });
}

describe('signing up', () => {
  it('makes an account, logs this browser in and sends the activation mail in the language chosen', async () => {
    const client = stage.visitor();
    const signedUp = await signUp(client);
    expect(signedUp.status).toBe(200);
    expect(valueAt(signedUp.body, 'email')).toBe('sam@example.com');
    expect(valueAt(signedUp.body, 'email_confirmed')).toBe(false);
    expect(valueAt(signedUp.body, 'profile', 'lastSignupStep')).toBe(false);
    expect(valueAt(signedUp.body, 'profile', 'country')).toBe('NL');
    expect((await client.call('getUser')).body).toEqual(signedUp.body);
    const mail = await newestMail(stage.control, 'sam@example.com');
    expect(mail).toMatchObject({ subject: 'Rendezvous: bevestig je e-mailadres', path: '/activate/done' });
  });

  it('logs in with the chosen password afterwards, and is seen by others', async () => {
    const signedUp = await signUp(stage.visitor());
    expect((await stage.visitor().logIn('sam@example.com', 'a long pass phrase')).status).toBe(200);
    const id = Number(valueAt(signedUp.body, 'profile', 'id'));
    const seen = await (await stage.member('demo')).call('getProfile', { query: { id } });
    expect(valueAt(seen.body, 'name')).toBe('Sam');
  });

  it('takes the country of the visit when none is given', async () => {
    const signedUp = await signUp(stage.visitor(), { country: null });
    expect(valueAt(signedUp.body, 'profile', 'country')).toBe('GB');
  });

  it('begins profile and search with what was chosen on the landing page, as far as it exists', async () => {
    const regions = await stage.visitor().call('getRegions');
    const region = Number(valueAt(regions.body, 'regions', 'DE', '0', 'id'));
    const landing = {
      path: '/landers/maplanding/de',
      niche: 1,
      country: 'DE',
      interests: ['books', 'music', 'yodelling'],
    };
    const client = stage.visitor();
    const signedUp = await signUp(client, { landing: { ...landing, countryregion: region } });
    expect(valueAt(signedUp.body, 'profile', 'fields', 'interests')).toEqual(['music', 'books']);
    expect(valueAt((await client.call('search', { query: { auto_load: '1' } })).body, 'filter_options')).toMatchObject({
      country: 'DE',
      countryregion: region,
    });
    const other = stage.visitor();
    const elsewhere = { ...landing, country: 'NL', interests: [], countryregion: region };
    await signUp(other, { email: 'kim@example.com', landing: elsewhere });
    expect(valueAt((await other.call('search', { query: { auto_load: '1' } })).body, 'filter_options')).toMatchObject({
      country: 'NL',
      countryregion: null,
    });
  });

  it.each([
    [{ email: 'demo@example.com' }, 'email', 'taken'],
    [{ email: 'new@example.com' }, 'email', 'taken'],
    [{ email: 'deleted@example.com' }, 'email', 'deleted'],
    [{ email: 'sam@nowhere.invalid' }, 'email', 'wrong_format'],
    [{ email: 'sam' }, 'email', 'wrong_format'],
    [{ name: '  ' }, 'name', 'required'],
    [{ name: '@sam' }, 'name', 'wrong_format'],
    [{ name: ' @sam' }, 'name', 'name_starts_with_at'],
    [{ name: 'sam@example.com' }, 'name', 'name_equal_to_email'],
    [{ name: 'x'.repeat(151) }, 'name', 'too_long'],
    [{ password: '' }, 'password', 'required'],
    [{ timezone: 'Mars/Olympus' }, 'timezone', 'unknown_value'],
    [{ country: 'XX' }, 'country', 'unknown_value'],
    [{ language: 'xx' }, 'language', 'unknown_value'],
    [{ profile: 999_999 }, 'profile', 'unknown_value'],
    [{ form_path: 'https://elsewhere' }, 'form_path', 'wrong_format'],
    [{ csrf: 'a'.repeat(40) }, 'csrf', 'invalid'],
    [{ token: 'made-up' }, 'token', 'invalid'],
    [{ n: 8 }, 'n', 'too_large'],
  ])('answers 422 to %o and makes no account', async (change, field, code) => {
    const client = stage.visitor();
    const refused = await signUp(client, change);
    expect([refused.status, valueAt(refused.body, 'fields', field)]).toEqual([422, code]);
    expect((await client.call('getUser')).status).toBe(403);
    expect(await countMails(stage.control)).toBe(0);
  });

  it('takes the token of the validated address, for this address and for an hour', async () => {
    const client = stage.visitor();
    const { body } = await client.call('validateEmail', { query: { email: ' Sam@Example.com' } });
    const token = valueAt(body, 'token');
    expect(valueAt((await signUp(client, { token, email: 'kim@example.com' })).body, 'fields', 'token')).toBe(
      'invalid',
    );
    nowMs += 60 * 60 * 1000;
    expect(valueAt((await signUp(client, { token })).body, 'fields', 'token')).toBe('invalid');
    nowMs -= 1;
    expect((await signUp(client, { token })).status).toBe(200);
  });

  it('is open, closed or open to a traffic source as the settings say', async () => {
    const trafficsource = { network: 'summer', ref: '', sub1: '', sub2: '', sub3: '' };
    await stage.control.setSettings({ signups: 'with_trafficsource' });
    const refused = await signUp(stage.visitor());
    expect([refused.status, valueAt(refused.body, 'error')]).toEqual([422, 'signups_closed']);
    const empty = await signUp(stage.visitor(), { trafficsource: { ...trafficsource, network: '' } });
    expect(valueAt(empty.body, 'error')).toBe('signups_closed');
    expect((await signUp(stage.visitor(), { trafficsource })).status).toBe(200);
    await stage.control.setSettings({ signups: 'other' });
    const closed = await signUp(stage.visitor(), { trafficsource, email: 'kim@example.com' });
    expect(valueAt(closed.body, 'error')).toBe('signups_closed');
  });

  it('under one key makes one account and logs in again, also when the first answer was lost', async () => {
    const client = stage.visitor();
    const key = randomUUID();
    await stage.control.setFaults([{ method: 'POST', path: '/api/user.php', fault: 'drop-after', times: 1 }]);
    await expect(signUp(client, {}, key)).rejects.toThrow('fetch failed');
    expect((await client.call('getUser')).status).toBe(403);
    const second = await signUp(client, {}, key);
    expect(second.status).toBe(200);
    expect((await client.call('getUser')).body).toEqual(second.body);
    expect((await signUp(client, { name: 'Samuel' }, key)).status).toBe(409);
    expect(await countMails(stage.control)).toBe(1);
  });

  it('and its other uses are told apart by the query', async () => {
    const client = await stage.member('demo');
    for (const [query, code] of [
      [{}, 'one_required'],
      [{ new: '1', push: '1' }, 'one_only'],
    ] as const) {
      const refused = await client.call('postUser', { query, body: {} });
      expect([refused.status, valueAt(refused.body, 'fields', 'new')]).toEqual([422, code]);
    }
    expect((await stage.visitor().call('postUser', { query: { push: '1' }, body: {} })).status).toBe(403);
  });
});

describe('validating an address', () => {
  it.each([
    ['sam@example.com', 'new', 'sam@example.com'],
    ['  Sam@Example.COM ', 'new', 'sam@example.com'],
    ['demo@example.com', 'active', 'demo@example.com'],
    ['new@example.com', 'not_confirmed', 'new@example.com'],
    ['deleted@example.com', 'deleted', 'deleted@example.com'],
    ['sam@nowhere.invalid', 'invalid', 'sam@nowhere.invalid'],
    ['sam@example', 'invalid', 'sam@example'],
    ['a b@example.com', 'invalid', 'a b@example.com'],
    ['@', 'invalid', '@'],
  ])('tells that "%s" is %s', async (email, status, tidied) => {
    const { body } = await stage.visitor().call('validateEmail', { query: { email } });
    expect(body).toMatchObject({ status, email: tidied, request_email: email });
    expect(valueAt(body, 'token') === null).toBe(status !== 'new');
  });
});

describe('activation', () => {
  it('is delivered after some polls, and confirmed by the link of the mail once', async () => {
    const client = stage.visitor();
    await signUp(client);
    const answers: unknown[] = [];
    for (let poll = 0; poll < 5; poll += 1) {
      answers.push(valueAt((await client.call('getActivation')).body, 'delivered'));
    }
    expect(answers).toEqual([false, false, false, true, true]);
    const mail = await newestMail(stage.control, 'sam@example.com');
    const elsewhere = stage.visitor();
    const body = { token: mail?.token, csrf: await elsewhere.csrf() };
    expect((await elsewhere.call('confirmActivation', { body })).status).toBe(200);
    expect(valueAt((await client.call('getUser')).body, 'email_confirmed')).toBe(true);
    const again = await elsewhere.call('confirmActivation', { body });
    expect([again.status, valueAt(again.body, 'error')]).toEqual([410, 'token_used']);
  });

  it('never arrives at an address that cannot be reached', async () => {
    const client = stage.visitor();
    await signUp(client, { email: 'sam@undeliverable.example.com' });
    for (let poll = 0; poll < 20; poll += 1) {
      expect((await client.call('getActivation')).body).toEqual({ delivered: false });
    }
  });

  it.each([
    ['demo-activate-used', 410, 'token_used'],
    ['demo-activate-expired', 410, 'token_expired'],
    ['demo-activate-nowhere', 404, 'not_found'],
    ['demo-password-ready', 404, 'not_found'],
  ])('with the link %s answers %i', async (token, status, error) => {
    const client = stage.visitor();
    const answered = await client.call('confirmActivation', { body: { token, csrf: await client.csrf() } });
    expect([answered.status, valueAt(answered.body, 'error')]).toEqual([status, error]);
  });

  it('is sent again once a minute, whether or not there is such an account', async () => {
    for (const email of ['new@example.com', 'nobody@example.com', 'demo@example.com']) {
      const client = stage.visitor();
      const body = { email, csrf: await client.csrf() };
      expect((await client.call('resendActivation', { body })).body).toEqual({ result: 'done' });
      const again = await client.call('resendActivation', { body });
      expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60']);
    }
    expect(await countMails(stage.control)).toBe(1);
    nowMs += 60_000;
    const client = stage.visitor();
    const csrf = await client.csrf();
    expect((await client.call('resendActivation', { body: { email: 'new@example.com', csrf } })).status).toBe(200);
    expect(await countMails(stage.control)).toBe(2);
    const old = { token: 'demo-activate-ready', csrf };
    expect(valueAt((await client.call('confirmActivation', { body: old })).body, 'error')).toBe('token_expired');
  });

  it('needs an address from a visitor, and none from a member', async () => {
    const client = stage.visitor();
    const csrf = await client.csrf();
    const refused = await client.call('resendActivation', { body: { email: null, csrf } });
    expect(valueAt(refused.body, 'fields', 'email')).toBe('required');
    await client.logIn('new@example.com', 'new-password');
    expect((await client.call('resendActivation', { body: { email: null, csrf } })).status).toBe(200);
    expect(await newestMail(stage.control, 'new@example.com')).not.toBeNull();
  });
});
