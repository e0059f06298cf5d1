import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Schemas } from '../contract/contract.ts';
import { COMPANY, DOMAIN_LANGUAGE, SITE_NAME } from '../site/settings.ts';

type PageName = Schemas['ContentPageName'];

/** When the texts last changed. */
const UPDATED_ON: Record<PageName, string> = {
  terms: '2026-11-25',
  privacy: '2026-11-25',
  cookies: '2026-11-25',
  faq: '2026-11-25',
  service: '2026-11-25',
  'return-policy': '2026-11-25',
  ban: '2026-11-25',
};

/** Values of the `{name}` placeholders in the texts. */
const NAMES: Readonly<Record<string, string>> = {
  site: SITE_NAME,
  company: COMPANY.name,
  address: COMPANY.address,
  city: COMPANY.city,
  kvk: COMPANY.kvk,
  vat: COMPANY.vat_numbers.join(', '),
  phone: COMPANY.support_phone,
};

const FOLDER = fileURLToPath(new URL('./texts/', import.meta.url));
const HEADING = /<h2 id="([a-z0-9-]+)">(.*?)<\/h2>/;

/**
 * Reads a page from `texts/{language}/{page}.html`; falls back to the domain's language if there is no translation. A
 * text is one `h1`, followed by sections that begin with an `h2` with an id. Ids are the same in all languages, so that
 * links to sections work in each of them.
 */
export function readPage(page: PageName, language: Schemas['Locale']): Schemas['ContentPage'] {
  const isTranslated = existsSync(pathOf(page, language));
  const chosen = isTranslated ? language : DOMAIN_LANGUAGE;
  const [head = '', ...parts] = readFileSync(pathOf(page, chosen), 'utf8').split(/(?=<h2 )/);
  const title = /<h1>(.*?)<\/h1>/.exec(head)?.[1];
  if (title === undefined) throw new Error(`The page ${page} has no title in ${chosen}`);
  const sections = parts.map((part) => {
    const heading = HEADING.exec(part);
    if (heading?.[1] === undefined || heading[2] === undefined)
      throw new Error(`The page ${page} in ${chosen}: ${part}`);
    return { id: heading[1], heading: heading[2], html: filled(part.slice(heading[0].length).trim()) };
  });
  return { page, language: chosen, title, updated_at: UPDATED_ON[page], sections };
}

function pathOf(page: PageName, language: Schemas['Locale']): string {
  return `${FOLDER}${language}/${page}.html`;
}

function filled(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = NAMES[name];
    if (value === undefined) throw new Error(`Unknown name {${name}}`);
    return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  });
}

export function asPageName(text: string): PageName {
  const name = PAGE_NAMES.find((each) => each === text);
  if (name === undefined) throw new Error(`Unknown page ${text}`);
  return name;
}

const PAGE_NAMES = ['terms', 'privacy', 'cookies', 'faq', 'service', 'return-policy', 'ban'] as const;
