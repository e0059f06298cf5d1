import { describe, expect, it } from 'vitest';
import { listOf, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

function idsOf(body: unknown): unknown[] {
  return listOf(valueAt(body, 'profiles')).map((profile) => valueAt(profile, 'id'));
}

function column(body: unknown, name: string): unknown[] {
  return listOf(valueAt(body, 'profiles')).map((profile) => valueAt(profile, name));
}

describe('search', () => {
  it('starts with what fits the member, and with the filters kept from then on', async () => {
    const demo = await stage.member('demo');
    const first = await demo.call('search', { query: { auto_load: '1' } });
    expect(valueAt(first.body, 'filter_options')).toMatchObject({
      gender: 'female',
      country: 'GB',
      countryregion: null,
    });
    expect(valueAt(first.body, 'paging', 'pp')).toBe(12);

    const filters = { gender: 'male', min_age: 30, max_age: 40, country: 'DE', countryregion: 31 };
    await demo.call('search', { query: { ...filters, manual_search: '1' } });
    const second = await demo.call('search', { query: { auto_load: '1' } });
    expect(valueAt(second.body, 'filter_options')).toEqual(filters);

    await demo.call('search', { query: { gender: 'female', manual_search: '1', do_not_save: '1' } });
    await demo.call('search', { query: { gender: 'female', manual_search: '1', source: 'similar' } });
    const third = await demo.call('search', { query: { auto_load: '1' } });
    expect(valueAt(third.body, 'filter_options')).toEqual(filters);
  });

  it('keeps to each filter', async () => {
    const demo = await stage.member('demo');
    const found = await demo.call('search', {
      query: { gender: 'female', min_age: 30, max_age: 45, country: 'DE', pp: 100 },
    });
    expect(column(found.body, 'id').length).toBeGreaterThan(2);
    expect(new Set(column(found.body, 'gender'))).toEqual(new Set(['female']));
    expect(new Set(column(found.body, 'country'))).toEqual(new Set(['DE']));
    for (const age of column(found.body, 'age')) {
      expect(age).toBeGreaterThanOrEqual(30);
      expect(age).toBeLessThanOrEqual(45);
    }
    const online = await demo.call('search', { query: { online: '1', pp: 100 } });
    expect(new Set(column(online.body, 'online'))).toEqual(new Set([true]));

    const everywhere = await demo.call('search', { query: { country: 'DE', searchAllCountries: '1', pp: 100 } });
    expect(new Set(column(everywhere.body, 'country')).size).toBeGreaterThan(1);
    expect(column(everywhere.body, 'country')[0]).toBe('DE');
    expect(valueAt(everywhere.body, 'filter_options', 'country')).toBe(null);
  });

  it('hides profiles with nude photos when asked to', async () => {
    const demo = await stage.member('demo');
    const all = await demo.call('search');
    const decent = await demo.call('search', { query: { hideNudity: '1' } });
    const hidden =
      Number(valueAt(all.body, 'paging', 'num_results')) - Number(valueAt(decent.body, 'paging', 'num_results'));
    expect(hidden).toBeGreaterThan(0);
    expect(hidden).toBeLessThan(20);
  });

  it('leaves out oneself, members who have left, and blocked ones on either side', async () => {
    const demo = await stage.member('demo');
    const other = await stage.member('other');
    const all = await allIds(demo);
    expect(all).not.toContain(1);
    expect(all).toContain(2);
    for (const gone of [137, 215, 230]) expect(all).not.toContain(gone);
    await other.call('blockMember', { body: { profile: 1 } });
    await demo.call('blockMember', { body: { profile: 101 } });
    const left = await allIds(demo);
    expect(left).toEqual(all.filter((id) => id !== 2 && id !== 101));
    expect(await allIds(other)).not.toContain(1);
  });

  it('orders, and pages without a repetition', async () => {
    const demo = await stage.member('demo');
    const pages = [1, 2, 3].map((page) => demo.call('search', { query: { order: 'newest', page, pp: 5 } }));
    const ids = (await Promise.all(pages)).flatMap(({ body }) => idsOf(body));
    expect(ids).toEqual([...ids].sort((left, right) => Number(right) - Number(left)));
    expect(new Set(ids).size).toBe(15);
    const byAge = await demo.call('search', { query: { order: 'age', pp: 50 } });
    const ages = column(byAge.body, 'age').map(Number);
    expect(ages).toEqual([...ages].sort((left, right) => left - right));
    const online = column((await demo.call('search', { query: { order: 'online', pp: 100 } })).body, 'online');
    expect(online.indexOf(false)).toBeGreaterThan(0);
    expect(online.slice(online.indexOf(false))).not.toContain(true);
    const beyond = await demo.call('search', { query: { page: 500 } });
    expect(idsOf(beyond.body)).toEqual([]);
  });

  it('shows members with a photo only where it wants to win somebody over', async () => {
    const shown = await stage.visitor().call('search', { query: { source: 'landing', pp: 100 } });
    expect(column(shown.body, 'main_image')).not.toContain(null);
    const plain = await stage.visitor().call('search', { query: { pp: 100 } });
    expect(column(plain.body, 'main_image')).toContain(null);
  });

  it('is open to visitors as the settings allow', async () => {
    const visitor = stage.visitor();
    const open = await visitor.call('search', { query: { auto_load: '1' } });
    expect(valueAt(open.body, 'filter_options', 'country')).toBe('GB');
    await stage.control.setSettings({ logged_out_search: 'none', logged_out_search_trafficsource: 'other' });
    expect((await visitor.call('search')).status).toBe(403);
    expect((await visitor.call('search', { query: { trafficsource: 'summer' } })).status).toBe(200);
    await stage.control.setSettings({ logged_out_search: 'none' });
    expect((await visitor.call('search', { query: { trafficsource: 'summer' } })).status).toBe(403);
  });

  it('refuses a region of another country', async () => {
    const refused = await stage.visitor().call('search', { query: { country: 'NL', countryregion: 31 } });
    expect(refused.status).toBe(422);
    expect(valueAt(refused.body, 'fields')).toEqual({ countryregion: 'unknown_value' });
  });

  async function allIds(client: ReturnType<typeof stage.visitor>): Promise<unknown[]> {
    const pages = await Promise.all([1, 2, 3].map((page) => client.call('search', { query: { pp: 100, page } })));
    return pages.flatMap(({ body }) => idsOf(body));
  }
});

describe('the match-finder', () => {
  it('asks in seven languages, and answers matches once every question is answered or skipped', async () => {
    const demo = await stage.member('demo');
    const texts = await Promise.all(
      ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl'].map(async (language) => {
        const { body } = await demo.call('getMatches', { query: { kind: 'finder', language } });
        expect(listOf(valueAt(body, 'matches'))).toEqual([]);
        return valueAt(body, 'questions', 0, 'text');
      }),
    );
    expect(new Set(texts).size).toBe(7);

    const last = await answerAll(demo, 'de');
    expect(valueAt(last, 'questions', 1)).toMatchObject({ answer: null, skipped: true });
    const matches = listOf(valueAt(last, 'matches'));
    const scores = matches.map((match) => Number(valueAt(match, 'score')));
    expect(scores).toEqual([...scores].sort((left, right) => right - left));
    expect(JSON.stringify(valueAt(matches[0], 'reasons'))).toContain('Sie haben beide');
    expect(new Set(matches.map((match) => valueAt(match, 'profile', 'gender')))).toEqual(new Set(['female']));

    const second = await demo.call('getMatches', { query: { kind: 'finder', page: 2, pp: 5 } });
    expect(valueAt(second.body, 'matches', 0, 'profile', 'id')).toBe(valueAt(matches[5], 'profile', 'id'));
  });

  it('changes its matches with the answers', async () => {
    const demo = await stage.member('demo');
    const before = await answerAll(demo, 'en');
    const csrf = await demo.csrf();
    const { body } = await demo.call('answerMatches', { body: { question: 3, answer: 'sea', csrf } });
    expect(valueAt(body, 'questions', 2, 'answer')).toBe('sea');
    expect(valueAt(body, 'matches')).not.toEqual(valueAt(before, 'matches'));
  });

  it('knows a visitor by the browser', async () => {
    const visitor = stage.visitor();
    await visitor.call('answerMatches', { body: { question: 1, answer: 'late', csrf: await visitor.csrf() } });
    const again = await visitor.call('getMatches', { query: { kind: 'finder' } });
    expect(valueAt(again.body, 'questions', 0, 'answer')).toBe('late');
    const stranger = await stage.visitor().call('getMatches', { query: { kind: 'finder' } });
    expect(valueAt(stranger.body, 'questions', 0, 'answer')).toBe(null);
  });

  it('refuses unknown questions, answers of other questions and a foreign token', async () => {
    const visitor = stage.visitor();
    const csrf = await visitor.csrf();
    const unknown = await visitor.call('answerMatches', { body: { question: 99, answer: 'late', csrf } });
    expect(unknown.status).toBe(404);
    const wrong = await visitor.call('answerMatches', { body: { question: 1, answer: 'sea', csrf } });
    expect(valueAt(wrong.body, 'fields')).toEqual({ answer: 'unknown_value' });
    const foreign = await stage.visitor().csrf();
    const forged = await visitor.call('answerMatches', { body: { question: 1, answer: 'late', csrf: foreign } });
    expect(valueAt(forged.body, 'fields', 'csrf')).toBeDefined();
  });

  it('shows six to twelve members to a signup', async () => {
    const demo = await stage.member('demo');
    const few = await demo.call('getMatches', { query: { kind: 'signup', pp: 2 } });
    expect(listOf(valueAt(few.body, 'matches'))).toHaveLength(6);
    const many = await demo.call('getMatches', { query: { kind: 'signup', pp: 80 } });
    expect(listOf(valueAt(many.body, 'matches'))).toHaveLength(12);
    expect(valueAt(many.body, 'questions')).toEqual([]);
  });

  async function answerAll(client: ReturnType<typeof stage.visitor>, language: string): Promise<unknown> {
    const csrf = await client.csrf();
    const answers = ['early', null, 'mountains', 'cook', 'planned', 'dog', 'deep', 'relationship'];
    let body: unknown = null;
    for (const [index, answer] of answers.entries()) {
      const answered = await client.call('answerMatches', {
        query: { language },
        body: { question: index + 1, answer, csrf },
      });
      body = answered.body;
    }
    return body;
  }
});

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
    expect((await demo.call('reportMember', { body: { ...body, conversation: 2 } })).status).toBe(404);
    expect((await demo.call('reportMember', { body: { ...body, text: '  ' } })).status).toBe(422);
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
  });
});

describe('content pages', () => {
  const LANGUAGES = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl'];
  const PAGES = ['terms', 'privacy', 'cookies', 'faq', 'service', 'return-policy', 'ban'];

  it.each(PAGES)('%s has the same sections in seven languages, each in its own words', async (page) => {
    const visitor = stage.visitor();
    const bodies = await Promise.all(
      LANGUAGES.map(async (language) => (await visitor.call('getContent', { query: { page, language } })).body),
    );
    expect(bodies.map((body) => valueAt(body, 'language'))).toEqual(LANGUAGES);
    const sections = bodies.map((body) => listOf(valueAt(body, 'sections')));
    const [first = []] = sections.map((list) => list.map((section) => valueAt(section, 'id')));
    for (const list of sections) expect(list.map((section) => valueAt(section, 'id'))).toEqual(first);
    expect(new Set(sections.map((list) => valueAt(list[0], 'html'))).size).toBe(7);
    expect(JSON.stringify(bodies)).not.toMatch(/[{]\w+[}]/);
  });

  it('is in the language of the domain when none is asked for', async () => {
    const { body } = await stage.visitor().call('getContent', { query: { page: 'faq' } });
    expect(body).toMatchObject({ language: 'en', title: 'Questions and answers' });
    expect((await stage.visitor().call('getContent', { query: { page: 'nothing' } })).status).toBe(422);
  });
});

describe('partners', () => {
  it('shows webcams to members who do not pay, by gender and age', async () => {
    const demo = await stage.member('demo');
    const all = listOf(valueAt((await demo.call('searchCams')).body, 'cams'));
    const { body } = await demo.call('searchCams', { query: { gender: 'female', min_age: 25, max_age: 35 } });
    const some = listOf(valueAt(body, 'cams'));
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    for (const cam of some) expect(Number(valueAt(cam, 'age'))).toBeGreaterThanOrEqual(25);
    const image = await fetch(`${stage.url}/media/${String(valueAt(some[0], 'image'))}`);
    expect(image.headers.get('content-type')).toContain('image/svg+xml');
    const premium = await stage.member('premium');
    expect((await premium.call('searchCams')).body).toEqual({ cams: [] });
    await stage.control.setSettings({ member_resell: ['partner'] });
    expect((await demo.call('searchCams')).body).toEqual({ cams: [] });
  });

  it('leads to pages marked as a test, and counts the visits', async () => {
    const visitor = stage.visitor();
    const cam = await visitor.call('openCam', { query: { account: 'luna_live' }, headers: {} });
    expect(cam.status).toBe(302);
    await visitor.call('openCam', { query: { account: 'luna_live' }, headers: {} });
    const page = await fetch(new URL(cam.headers.get('location') ?? '', stage.url));
    const text = await page.text();
    expect(text).toContain('Test page');
    expect(text).toContain('<dt>Visits counted</dt><dd>2</dd>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await visitor.call('openCam', { query: { account: 'nobody' }, headers: {} })).status).toBe(404);

    const resell = { flow: 'profile-search', redirect: '1' };
    const partner = await visitor.call('openResellPartner', { query: resell, headers: {} });
    expect(partner.headers.get('location')).toBe('/_reference/partner?partner=reseller');
  });
});
