import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES } from '../../openapi/generated/enumerations.ts';
import { readConfiguration } from '../deploy/read-configuration.ts';
import { REPOSITORY_ROOT } from './content-hash.ts';

const FOLDER = 'manifests';
const TEMPLATES = join(REPOSITORY_ROOT, 'src/templates');
/** In the order in which the launcher shows them. */
const SHORTCUTS = [
  { word: 'nav.chats', url: '/chats' },
  { word: 'nav.likes', url: '/likes/received' },
  { word: 'nav.search', url: '/search' },
] as const;

/** Files below `/icons`, which operators replace with their own. */
const ICONS = [
  { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;
const SCREENSHOTS = [
  { form: 'narrow', sizes: '780x1688' },
  { form: 'wide', sizes: '1280x800' },
] as const;

/**
 * Writes the web manifests of a built app: one for each template and language of the site below `/manifests`, which the
 * app links itself, and `/manifest.webmanifest` for the configured template and language. What the site is comes from
 * `config.json` in the same folder. Throws if that file is invalid.
 */
export function writeManifests(appOutput: string): void {
  const { siteName, template, locales, defaultLocale } = readConfiguration(appOutput);
  mkdirSync(join(appOutput, FOLDER), { recursive: true });
  for (const name of listFolders(TEMPLATES)) {
    for (const locale of LOCALE_CODES) {
      const file = `${FOLDER}/${name}-${locale}.webmanifest`;
      if (locales.includes(locale)) write(appOutput, file, siteManifest(appOutput, siteName, name, locale));
      else rmSync(join(appOutput, file), { force: true });
    }
  }
  write(appOutput, 'manifest.webmanifest', siteManifest(appOutput, siteName, template, defaultLocale));
}

function listFolders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function write(appOutput: string, file: string, manifest: object): void {
  writeFileSync(join(appOutput, file), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** `id` is the same in all manifests: they describe one app. */
function siteManifest(appOutput: string, siteName: string, template: string, locale: string): object {
  const words = readWords(appOutput, locale);
  const { theme, ground } = readColours(template);
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: words('index.lead').replaceAll('{site}', siteName),
    lang: locale,
    dir: 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    theme_color: theme,
    background_color: ground,
    categories: ['social', 'lifestyle'],
    icons: ICONS,
    screenshots: SCREENSHOTS.map(({ form, sizes }) => ({
      src: `/screenshots/${template}-${form}.webp`,
      sizes,
      type: 'image/webp',
      form_factor: form,
      label: words('nav.chats'),
    })),
    shortcuts: SHORTCUTS.map(({ word, url }) => ({
      name: words(word),
      url,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
}

function readWords(appOutput: string, locale: string): (id: string) => string {
  const file: unknown = JSON.parse(readFileSync(join(appOutput, '_i18n', locale, 'messages.json'), 'utf8'));
  const messages = new Map<string, unknown>(Object.entries(entryOf(file, locale)));
  return (id) => {
    const text = messages.get(id);
    if (typeof text !== 'string') throw new Error(`The messages of ${locale} have no ${id}`);
    return text;
  };
}

function entryOf(value: unknown, name: string): object {
  const entry: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  if (typeof entry !== 'object' || entry === null) throw new Error(`There are no messages of ${name}`);
  return entry;
}

/** Reads the colours from the template's style sheet and look, their only definition. */
function readColours(template: string): { theme: string; ground: string } {
  const folder = join(TEMPLATES, template);
  const theme = /light: '(#[0-9a-f]{6})'/.exec(readFileSync(join(folder, 'look.ts'), 'utf8'))?.[1];
  const ground = /--color-ground: light-dark\((#[0-9a-f]{6}),/.exec(
    readFileSync(join(folder, 'tokens.css'), 'utf8'),
  )?.[1];
  if (theme === undefined || ground === undefined) throw new Error(`The template ${template} names no colours`);
  return { theme, ground };
}
