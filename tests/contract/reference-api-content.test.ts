import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../openapi/generated/enumerations.ts';
import { parseJson } from '../../scripts/reference-api/contract/json.ts';
import { listOf, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

/** The app's own words in a language, by their ids. */
function wordsOf(language: string): unknown {
  return valueAt(parseJson(readFileSync(`public/_i18n/${language}/messages.json`, 'utf8')), language);
}

/** A label between the quotation marks of each language. */
function quoted(label: string): readonly string[] {
  const inside = [`“${label}”`, `‘${label}’`, `„${label}“`, `„${label}”`, `«${label}»`];
  return [...inside, `«\u00a0${label}\u00a0»`];
}

/** Quotation marks of other languages, and French signs and Polish letters that could be parted from their word. */
const NOT_OF_THE_LANGUAGE = {
  en: /[„«»"']/,
  nl: /[“”„«»"']/,
  de: /[”«»"']/,
  it: /[“”„"']/,
  fr: /[“”„"']|[^\u202f][?!;]|[^\u00a0]:(?: |$)|«[^\u00a0]|[^\u00a0]»/,
  es: /[“”„"']/,
  pl: /[“«»"']|(?<!\p{L})[aiouwz] /iu,
} as const;

/** The cookie names in the source: each is the value of a constant that ends in `COOKIE_NAME`. */
function cookieNames(): string[] {
  return ['src', 'worker', 'scripts/reference-api']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/COOKIE_NAME = '([^']+)'/g)])
    .flatMap(([, name = '']) => name);
}

describe('content pages', () => {
  const PAGES = ['terms', 'privacy', 'cookies', 'faq', 'service', 'return-policy', 'ban'];

  it.each(PAGES)('%s has the same sections in seven languages, each in its own words', async (page) => {
    const visitor = stage.visitor();
    const bodies = await Promise.all(
      LOCALE_CODES.map(async (language) => (await visitor.call('getContent', { query: { page, language } })).body),
    );
    expect(bodies.map((body) => valueAt(body, 'language'))).toEqual(LOCALE_CODES);
    const sections = bodies.map((body) => listOf(valueAt(body, 'sections')));
    const [first = []] = sections.map((list) => list.map((section) => valueAt(section, 'id')));
    for (const list of sections) expect(list.map((section) => valueAt(section, 'id'))).toEqual(first);
    expect(new Set(sections.map((list) => valueAt(list[0], 'html'))).size).toBe(7);
    expect(JSON.stringify(bodies)).not.toMatch(/[{]\w+[}]/);
  });

  it.each(PAGES)('%s has the quotation marks and the spaces of each language', async (page) => {
    const broken: string[] = [];
    for (const language of LOCALE_CODES) {
      const { body } = await stage.visitor().call('getContent', { query: { page, language } });
      const texts = listOf(valueAt(body, 'sections')).flatMap((section) => [
        String(valueAt(section, 'heading')),
        ...String(valueAt(section, 'html')).split(/<[^>]*>/),
      ]);
      broken.push(...texts.filter((text) => NOT_OF_THE_LANGUAGE[language].test(text)));
    }
    expect(broken).toEqual([]);
  });

  it('cookies names every cookie that the app and its server write, in seven languages', async () => {
    const written = cookieNames();
    // One of the server, one of the app's worker, one of its pages: the search for names works.
    expect(written).toEqual(expect.arrayContaining(['rendezvous_session', 'i18n_redirected', 'rendezvous_tracking']));
    for (const language of LOCALE_CODES) {
      const { body } = await stage.visitor().call('getContent', { query: { page: 'cookies', language } });
      const text = JSON.stringify(body);
      expect([language, ...written.filter((name) => !text.includes(`(${name})`))]).toEqual([language]);
    }
  });

  it.each(PAGES)('%s is titled as the app titles it, in seven languages', async (page) => {
    for (const language of LOCALE_CODES) {
      const { body } = await stage.visitor().call('getContent', { query: { page, language } });
      const title = valueAt(wordsOf(language), `route.${page.replace('-', '_')}`);
      expect([language, valueAt(body, 'title')]).toEqual([language, title]);
    }
  });

  it.each([
    ['terms', 'member.fictional'],
    ['terms', 'safety.reports'],
    ['faq', 'member.fictional'],
    ['faq', 'safety.block'],
    ['faq', 'safety.report'],
    ['faq', 'withdrawal.withdraw'],
    ['return-policy', 'withdrawal.withdraw'],
    ['return-policy', 'withdrawal.confirm'],
    ['ban', 'complaints.kind_service'],
  ])('%s quotes the label %s as the app shows it, in seven languages', async (page, id) => {
    const missing: string[] = [];
    for (const language of LOCALE_CODES) {
      const { body } = await stage.visitor().call('getContent', { query: { page, language } });
      const text = JSON.stringify(body);
      if (!quoted(String(valueAt(wordsOf(language), id))).some((label) => text.includes(label))) missing.push(language);
    }
    expect(missing).toEqual([]);
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
