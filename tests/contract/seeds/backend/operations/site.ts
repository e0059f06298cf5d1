import { type Call, type Handlers, invalid, notFound } from '../call.ts';
import { REGION_NAMES } from '../demo-members.ts';
import { offersLanguage, spokenIn } from '../languages.ts';
import { opennessOf } from '../openness.ts';
import type { World } from '../world.ts';

const COMPANY = {
  name: 'Rendezvous GmbH',
  address: 'Domstraße 1',
  kvk: 'HRB 12345',
  city: 'Köln',
  country: 'DE',
  tradenames: ['Rendezvous'],
  vat_numbers: ['DE123456789'],
  support_phone: '+49221123456',
  delete_discount: 50,
};
const PARTS = [
  'navigation',
  'ui',
  'signup',
  'profile_search',
  'member_details',
  'chat',
  'likes',
  'my_profile',
  'notifications',
  'footer',
];
const CAMS = [
  { account: 'luna_live', name: 'Luna', age: 24, image: null, online: true },
  { account: 'mia-x', name: 'Mia', age: 35, image: null, online: false },
];

/** One is a woman, the other one a man. */
function isOfGender(world: World, account: string, gender: unknown): boolean {
  if (gender === undefined || world.breaks('cams-of-any-gender')) return true;
  return gender === (account === 'luna_live' ? 'female' : 'male');
}

const HELLO: Readonly<Record<string, string>> = {
  en: 'Hello',
  nl: 'Hoi',
  de: 'Hallo',
  it: 'Ciao',
  fr: 'Salut',
  es: 'Hola',
  pl: 'Cześć',
};

/** Texts of German in each language but Polish, told apart by its code. */
function labelsIn({ world, query }: Call): unknown {
  const language = world.breaks('language-ignored', 'getProfileFields') ? 'de' : spokenIn(world, query);
  const told = (text: string): string => (language === 'de' ? text : `${text} (${language})`);
  return language === 'pl'
    ? {
        interests: { label: 'Hobby', values: { hiking: 'Wędrówki', music: 'Muzyka' } },
        smoking: { label: 'Palenie', values: { never: 'Nigdy', sometimes: 'Czasem', often: 'Często' } },
        ideal_evening: { label: 'Idealny wieczór', values: {} },
      }
    : {
        interests: { label: told('Hobbys'), values: { hiking: told('Wandern'), music: told('Musik') } },
        smoking: {
          label: told('Rauchen'),
          values: { never: told('Nie'), sometimes: told('Manchmal'), often: told('Oft') },
        },
        ideal_evening: { label: told('Der ideale Abend'), values: {} },
      };
}

export const site: Handlers = {
  getSettings,
  getRegions: ({ world }) => ({
    regions: world.breaks('regions-differ-from-settings') ? { NL: [{ id: 99, name: 'Elsewhere' }] } : REGION_NAMES,
  }),
  getInterests: ({ world, query }) => {
    const other = world.breaks('other-default', 'language') ? 'en' : 'de';
    const isGerman = spokenIn(world, query, other) === 'de';
    return {
      interests: [
        { id: 'hiking', name: isGerman ? 'Wandern' : 'Hiking' },
        { id: 'music', name: isGerman ? 'Musik' : 'Music' },
      ],
    };
  },
  getCompanyInfo: ({ world }) =>
    world.breaks('company-differs-from-settings') ? { ...COMPANY, name: 'Other' } : COMPANY,
  getContent,
  countLandingStep: () => undefined,
  getMessages: ({ world, locale }) => {
    const isKnown = Object.hasOwn(HELLO, locale) && offersLanguage(world, locale);
    if (!isKnown && !world.breaks('unknown-language-answered')) throw notFound('language');
    const told = world.breaks('language-ignored', 'getMessages') || !Object.hasOwn(HELLO, locale) ? 'de' : locale;
    return { [told]: { hello: HELLO[told] ?? 'Hello' } };
  },
  getProfileFields: (call) => ({
    allowed_values: { smoking: ['never', 'sometimes', 'often'], interests: ['hiking', 'music'] },
    multiple: ['interests'],
    notes: { ideal_evening: 500 },
    labels: labelsIn(call),
  }),
  geocode: ({ world, query }) =>
    Number(query.get(world.breaks('position-turned') ? 'lat' : 'lon')) > 8 && !world.breaks('one-place-for-all')
      ? { country: 'DE', countryregion: 51, city: 'Köln' }
      : { country: 'NL', countryregion: 31, city: 'Utrecht' },
  searchCams: ({ world, query }) => ({
    cams: CAMS.filter(
      ({ age, account }) =>
        world.breaks('filter-ignored', 'searchCams') ||
        (isOfGender(world, account, query.get('gender')) &&
          age >= Number(query.get('min_age') ?? 0) &&
          age <= Number(query.get('max_age') ?? 200)) ||
        (world.breaks('cams-of-reversed-ages') && Number(query.get('min_age')) > Number(query.get('max_age') ?? 200)),
    ),
  }),
  openCam: ({ query }) => {
    if (!CAMS.some(({ account }) => account === query.get('account'))) throw notFound('cam');
  },
  openResellPartner: ({ query }) => {
    if (String(query.get('redirect')).startsWith('http')) throw invalid('redirect', 'invalid');
  },
};

function getSettings(call: Call): unknown {
  const { world } = call;
  const session = call.session ?? world.newSession(null);
  // The breach: a browser that brings a cookie is taken for one that has a session.
  const isTakenForIn = call.broughtToken !== null && world.breaks('stale-cookie-kept');
  if (call.session === null && !isTakenForIn) call.setCookie(session);
  if (world.breaks('csrf-of-last-page-only')) session.csrf = `csrf-${world.nextId()}-of-this-page-only`;
  if (world.breaks('csrf-same-for-all')) session.csrf = 'csrf-of-the-whole-site-0001';
  return {
    name: 'Rendezvous',
    domain_language: 'de',
    template: 'social',
    features: Object.fromEntries(PARTS.map((part) => [part, 'social'])),
    csrf: session.csrf,
    niche: 1,
    signups: world.breaks('legal-sign-ups-closed') ? 'other' : 'all',
    logged_out_search: opennessOf(world).isOpen ? 'other' : 'none',
    logged_out_search_trafficsource: opennessOf(world).isOpenToSent ? 'other' : 'none',
    push_pub: world.breaks('push-key-is-none') ? 'none yet' : null,
    region_data: REGION_NAMES,
    countries: ['NL', 'BE', 'DE'],
    minimum_message_costs: Object.fromEntries(
      ['NL', 'BE', 'DE'].map((each) => [each, { costs: 1.5, currency: 'EUR' }]),
    ),
    ...(world.breaks('legal-without-photos') ? {} : { photo_message_credits: 2 }),
    message_credits: world.breaks('price-of-message-told-wrong') ? 3 : 1,
    geoip_selected_country: null,
    geoip_country: 'NL',
    fictional_icon: true,
    visible_profile_fields: ['smoking'],
    visible_profile_notes: ['ideal_evening'],
    search_fields: world.breaks('unknown-search-field') ? ['minAge'] : ['gender', 'with_photo', 'interests'],
    cdn_prefix: '/_cdn',
    upload_max_bytes: 150_000,
    member_resell: world.breaks('legal-without-partners') ? [] : ['cams', 'partner'],
    company: COMPANY,
  };
}

function getContent({ query, world }: Call): unknown {
  const page = String(query.get('page'));
  const language = world.breaks('language-ignored', 'getContent') ? 'en' : spokenIn(world, query);
  // A page that is not translated, and says that it is.
  const of = language === 'fr' && world.breaks('untranslated-page-told-translated') ? 'de' : language;
  return {
    page: world.breaks('other-page-answered') ? 'faq' : page,
    language,
    title: 'Seite',
    updated_at: '2026-09-01',
    sections: [
      {
        id: 'one',
        heading: 'Eins',
        html: `<p>Text in ${of}${world.breaks('same-text-on-each-page') ? '' : ` ${page}`}</p>`,
      },
    ],
  };
}
