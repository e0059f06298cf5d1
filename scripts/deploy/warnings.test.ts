import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LandingFilm } from '../../worker/public/landing-film.ts';
import { parseRuntimeConfiguration, type RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';
import { listWarnings } from './warnings.ts';

const PUBLIC = join(REPOSITORY_ROOT, 'public');

let app = '';
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'warnings-'));
});
afterEach(() => rmSync(app, { recursive: true }));

/** The configuration that is shipped with other films. */
function withFilms(films: Pick<RuntimeConfiguration, 'landingFilm' | 'landingFilms'>): RuntimeConfiguration {
  const parsed = parseRuntimeConfiguration(JSON.parse(readFileSync(join(PUBLIC, 'config.json'), 'utf8')));
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const { landingFilm: _, landingFilms: __, ...others } = parsed.configuration;
  return { ...others, ...films };
}

function film(folder: string): LandingFilm {
  return {
    poster: `${folder}/poster.webp`,
    sources: [{ src: `${folder}/film.mp4`, type: 'video/mp4' }],
    captions: [{ src: `${folder}/en.vtt`, locale: 'en' }],
  };
}

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(app, file)), { recursive: true });
  writeFileSync(join(app, file), content);
}

function ofFilms(configuration: RuntimeConfiguration): readonly string[] {
  return listWarnings(app, configuration).filter((text) => /film/i.test(text));
}

test('a film of a niche whose file is missing is named with the file', () => {
  for (const file of ['poster.webp', 'film.mp4']) put(`film/gay/${file}`, 'own');
  expect(ofFilms(withFilms({ landingFilms: { gay: film('/film/gay'), she: null } }))).toEqual([
    'config.json: files of landingFilms.gay are missing: /film/gay/en.vtt.',
  ]);
});

test('films of the demonstration are told in one sentence, also where one of their files is left', () => {
  for (const file of ['film/poster.webp', 'film/film.mp4', 'film/en.vtt']) put(file, 'own');
  for (const file of ['film/she/film.mp4', 'film/she/en.vtt']) put(file, 'own');
  put('film/she/poster.webp', readFileSync(join(PUBLIC, 'film/she/poster.webp')));
  expect(ofFilms(withFilms({ landingFilm: film('/film'), landingFilms: { she: film('/film/she') } }))).toEqual([
    'config.json: films of the demonstration, name your own or leave these out: landingFilms.she.',
  ]);
});

test('one film on the pages of all niches is told, until films by niche are named', () => {
  for (const file of ['film/poster.webp', 'film/film.mp4', 'film/en.vtt']) put(file, 'own');
  expect(ofFilms(withFilms({ landingFilm: film('/film') }))).toEqual([
    expect.stringContaining('landingFilm is on the pages of she, bbw, gilf, milf, gay too.'),
  ]);
  expect(ofFilms(withFilms({ landingFilm: film('/film'), landingFilms: {} }))).toEqual([]);
});

test('pictures of links and of the app that are still those of the project are told by folder, until all are own', () => {
  const told = () => listWarnings(app, withFilms({})).filter((text) => /^(?:share|screenshots) /.test(text));
  const files = ['share/gallery.jpg', 'share/gallery-she.jpg', 'screenshots/social-narrow.webp'];
  for (const file of files) put(file, readFileSync(join(PUBLIC, file)));
  put('share/site.jpg', 'own');
  expect(told()).toEqual([
    'share still has pictures of the project (2): put your own there, under the same names.',
    'screenshots still has pictures of the project (1): put your own there, under the same names.',
  ]);
  for (const file of files) put(file, 'own');
  expect(told()).toEqual([]);
});
