import { describe, expect, it } from 'vitest';
import { tinyPng } from '../../scripts/check-contract/requests/tiny-png.ts';
import { CALL_HEADERS, listOf, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

function idsOf(body: unknown): unknown[] {
  return listOf(valueAt(body, 'profiles')).map((profile) => valueAt(profile, 'id'));
}

describe('a block', () => {
  it('takes the likes away and ends writing from both sides', async () => {
    const demo = await stage.member('demo');
    const other = await stage.member('other');
    await demo.call('likeProfile', { body: { profile: 2 } });
    const conversation = valueAt((await demo.call('getChat', { query: { profile: 2 } })).body, 'id');
    const theirs = valueAt((await other.call('getChat', { query: { profile: 1 } })).body, 'id');

    const blocked = await demo.call('blockMember', { body: { profile: 2 } });
    expect(blocked.body).toEqual({ profile: 2, blocked: true });
    expect(JSON.stringify(valueAt((await demo.call('getLikes')).body, 'profiles'))).not.toContain('Katharina');
    const page = await demo.call('getChat', { query: { conversation: Number(conversation) } });
    expect(valueAt(page.body, 'blocked')).toBe(true);
    const refused = await demo.call('sendMessage', { body: message(conversation) });
    expect(refused.status).toBe(409);
    expect(valueAt(refused.body, 'error')).toBe('blocked');
    const theirPage = await other.call('getChat', { query: { conversation: Number(theirs) } });
    expect(theirPage.body).toMatchObject({ blocked: false, read_only: true });
    expect((await other.call('sendMessage', { body: message(theirs) })).status).toBe(410);
    expect((await other.call('getProfile', { query: { id: 1 } })).status).toBe(410);
    expect((await other.call('likeProfile', { body: { profile: 1 } })).status).toBe(404);

    const undone = await demo.call('unblockMember', { body: { profile: 2 } });
    expect(undone.body).toEqual({ profile: 2, blocked: false });
    expect((await demo.call('sendMessage', { body: message(conversation) })).status).toBe(200);
  });

  it('stands in a list that is paged, the newest first', async () => {
    const demo = await stage.member('demo');
    for (const profile of [101, 102, 103]) await demo.call('blockMember', { body: { profile } });
    await demo.call('blockMember', { body: { profile: 102 } });
    const list = await demo.call('listBlockedMembers', { query: { page: 2, pp: 2 } });
    expect(valueAt(list.body, 'paging')).toEqual({ num_results: 3, page: 2, pp: 2 });
    expect(idsOf(list.body)).toEqual([101]);
    expect((await demo.call('blockMember', { body: { profile: 1 } })).status).toBe(422);
    expect((await demo.call('blockMember', { body: { profile: 99_999 } })).status).toBe(404);
  });

  function message(conversation: unknown): unknown {
    return { conversation, text: 'Hello', message_id: crypto.randomUUID() };
  }
});

describe('reports and complaints', () => {
  it('answers a report with a receipt, once for each key', async () => {
    const demo = await stage.member('demo');
    const body = { profile: 221, kind: 'spam', text: 'Sends the same link.', conversation: 1 };
    const first = await demo.call('reportMember', { body, key: 'report-key-1' });
    expect(valueAt(first.body, 'reference')).toMatch(/^R-\d{8}-0001$/);
    expect((await demo.call('reportMember', { body, key: 'report-key-1' })).body).toEqual(first.body);
    const next = await demo.call('reportMember', { body: { ...body, conversation: null } });
    expect(valueAt(next.body, 'reference')).toMatch(/-0002$/);
    const list = await demo.call('listReports', { query: { pp: 1 } });
    expect(list.body).toMatchObject({
      reports: [{ reference: valueAt(next.body, 'reference'), profile: 221, kind: 'spam', state: 'received' }],
      paging: { num_results: 2, page: 1, pp: 1 },
    });
    const other = await stage.member('other');
    expect(valueAt((await other.call('listReports')).body, 'reports')).toEqual([]);
    expect((await demo.call('reportMember', { body: { ...body, conversation: 2 } })).status).toBe(404);
    expect((await demo.call('reportMember', { body: { ...body, text: '  ' } })).status).toBe(422);
  });

  it('confirms a complaint in the language that the app was set to, else in one that the browser wants', async () => {
    const visitor = stage.visitor();
    const body = {
      kind: 'other',
      target: null,
      explanation: 'Something is wrong.',
      evidence: null,
      name: null,
      email: 'alex@example.org',
      good_faith: true,
      csrf: await visitor.csrf(),
    };
    const wishes = { 'accept-language': 'sv,de-DE;q=0.9,en;q=0.8' };
    await visitor.call('complain', { body, headers: { ...CALL_HEADERS, ...wishes } });
    await visitor.call('complain', { body, headers: { ...CALL_HEADERS, ...wishes, cookie: 'i18n_redirected=pl' } });
    const subjects = listOf(await stage.control.mail()).map((mail) => valueAt(mail, 'subject'));
    expect(subjects).toEqual([expect.stringContaining('deine Meldung'), expect.stringContaining('twoje zgłoszenie')]);
  });

  it('confirms a complaint to the address given, and wants good faith and the token of the browser', async () => {
    const visitor = stage.visitor();
    const body = {
      kind: 'copyright',
      target: '/members/118',
      explanation: 'The second photo is mine.',
      evidence: 'https://photos.example.org/harbour',
      name: 'Alex Jansen',
      email: 'alex@example.org',
      good_faith: true,
      csrf: await visitor.csrf(),
    };
    const received = await visitor.call('complain', { body });
    const reference = String(valueAt(received.body, 'reference'));
    const mail = JSON.stringify(await stage.control.mail());
    for (const part of [reference, 'alex@example.org', '/members/118', 'harbour']) expect(mail).toContain(part);
    expect((await visitor.call('complain', { body: { ...body, good_faith: false } })).status).toBe(422);
    expect((await visitor.call('complain', { body: { ...body, csrf: 'x'.repeat(43) } })).status).toBe(422);
    const file = {
      name: 'harbour.png',
      type: 'image/png',
      content: Buffer.from(tinyPng(64, [1, 2, 3])).toString('base64'),
    };
    expect((await visitor.call('complain', { body: { ...body, files: [file] } })).status).toBe(200);
    expect(JSON.stringify(await stage.control.mail())).toContain('harbour.png');
    const noPicture = { ...file, content: Buffer.from('a script').toString('base64') };
    for (const files of [[noPicture], [file, file, file, file]]) {
      expect((await visitor.call('complain', { body: { ...body, files } })).status).toBe(422);
    }
  });
});
