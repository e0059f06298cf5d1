import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LandingFilm, nichesInDoubt } from '../../worker/public/landing-film.ts';
import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';

/** The site's own images: below `public` in the project, and in the built app. */
const OWN_FILES = [
  'favicon.ico',
  'icons/icon.svg',
  'icons/icon-192.png',
  'icons/icon-512.png',
  'icons/icon-maskable-192.png',
  'icons/icon-maskable-512.png',
  'icons/badge-96.png',
  'share/site.jpg',
] as const;

/** Folders of such images, told as one: what a messenger shows of a link, and a browser that offers to install. */
const OWN_FOLDERS = ['share', 'screenshots'] as const;

const EXAMPLE_SITE_NAME = 'Rendezvous';
const EXAMPLE_PACKAGE_NAME = 'rendezvous-web';
const EXAMPLE_HOST = /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid|test|localhost)$/;

/**
 * Returns one sentence for each setting or file that must be changed before a site goes live: what is wrong and what to
 * do.
 */
export function listWarnings(appDirectory: string, configuration: RuntimeConfiguration): string[] {
  return [...ofConfiguration(configuration), ...ofFiles(appDirectory), ...ofFilms(appDirectory, configuration)];
}

function ofConfiguration(configuration: RuntimeConfiguration): string[] {
  const { developerArea, siteName, packageName, siteUrl, apiBaseUrl, analyticsScript, uncachedLocales } = configuration;
  const warnings: string[] = [];
  const warn = (isWrong: boolean, text: string): void => {
    if (isWrong) warnings.push(`config.json: ${text}`);
  };
  warn(developerArea, 'developerArea is true: everybody can open /_dev. Set it to false.');
  warn(siteName === EXAMPLE_SITE_NAME, `siteName is still "${EXAMPLE_SITE_NAME}". Set the name of your site.`);
  warn(packageName === EXAMPLE_PACKAGE_NAME, `packageName is still "${EXAMPLE_PACKAGE_NAME}". Set your own.`);
  warn(
    siteUrl === '',
    'siteUrl is empty: there is no sitemap, and messengers that want whole addresses show links without a picture.',
  );
  warn(uncachedLocales.length > 0, 'uncachedLocales is not empty: these languages are fetched anew at every start.');
  const origins = [
    ...[siteUrl, apiBaseUrl].filter((origin) => origin !== ''),
    ...configuration.allowedOrigins,
    ...configuration.imageOrigins,
    ...configuration.analyticsOrigins,
    ...(analyticsScript === null ? [] : [new URL(analyticsScript).origin]),
  ];
  for (const origin of new Set(origins)) {
    const { protocol, hostname } = new URL(origin);
    warn(protocol === 'http:', `${origin} is http: browsers load nothing from there on an https site. Use https.`);
    warn(EXAMPLE_HOST.test(hostname), `${origin} is an example. Set your own.`);
  }
  return warnings;
}

function ofFiles(appDirectory: string): string[] {
  const missing = OWN_FILES.filter((file) => !existsSync(join(appDirectory, file)));
  const shipped = OWN_FILES.filter((file) =>
    isShipped(join(appDirectory, file), join(REPOSITORY_ROOT, 'public', file)),
  );
  return [
    ...missing.map((file) => `${file} is missing: put your own there.`),
    ...(shipped.length === 0 ? [] : [`These are pictures of the project, put your own there: ${shipped.join(', ')}.`]),
    ...OWN_FOLDERS.flatMap((folder) => {
      const count = countShipped(appDirectory, folder);
      if (count === 0) return [];
      return [`${folder} still has pictures of the project (${count}): put your own there, under the same names.`];
    }),
  ];
}

/** Without those that are named one by one, and the project's own of its README. */
function countShipped(appDirectory: string, folder: string): number {
  const named: readonly string[] = OWN_FILES;
  return readdirSync(join(REPOSITORY_ROOT, 'public', folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.(?:jpg|webp)$/.test(file) && !named.includes(file))
    .filter((file) => isShipped(join(appDirectory, file), join(REPOSITORY_ROOT, 'public', file))).length;
}

function ofFilms(appDirectory: string, configuration: RuntimeConfiguration): string[] {
  const { landingFilm, landingFilms = {} } = configuration;
  const niches = Object.entries(landingFilms).map(([niche, film]) => ({ name: `landingFilms.${niche}`, film }));
  const films = [{ name: 'landingFilm', film: landingFilm ?? null }, ...niches].flatMap(({ name, film }) =>
    film === null ? [] : [{ name, files: filesOf(film) }],
  );
  const shipped = films.filter(({ files }) =>
    files.some((file) => isShipped(join(appDirectory, file), join(REPOSITORY_ROOT, 'public', file))),
  );
  const inDoubt = nichesInDoubt(configuration);
  return [
    ...films.flatMap(({ name, files }) => {
      const missing = files.filter((file) => !existsSync(join(appDirectory, file)));
      return missing.length === 0 ? [] : [`config.json: files of ${name} are missing: ${missing.join(', ')}.`];
    }),
    ...(shipped.length === 0
      ? []
      : [
          `config.json: films of the demonstration, name your own or leave these out: ${shipped.map(({ name }) => name).join(', ')}.`,
        ]),
    ...(inDoubt.length === 0
      ? []
      : [
          `config.json: landingFilm is on the pages of ${inDoubt.join(', ')} too. If it does not fit them, name theirs in landingFilms; with {} there, they show stills of their members.`,
        ]),
  ];
}

function filesOf(film: LandingFilm): readonly string[] {
  return [film.poster, ...[...film.sources, ...film.captions].map(({ src }) => src)];
}

function isShipped(path: string, original: string): boolean {
  return existsSync(path) && existsSync(original) && readFileSync(path).equals(readFileSync(original));
}
