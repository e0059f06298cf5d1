import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmOfNiche, type LandingFilm, nichesInDoubt } from './landing-film.ts';
import { NICHE_WORDS } from './niches.ts';
import { parseRuntimeConfiguration } from './runtime-configuration.ts';

const PUBLIC = new URL('../../public/', import.meta.url);
const shipped: unknown = JSON.parse(readFileSync(new URL('config.json', PUBLIC), 'utf8'));

function film(name: string): LandingFilm {
  return { poster: `/film/${name}.webp`, sources: [{ src: `/film/${name}.mp4`, type: 'video/mp4' }], captions: [] };
}

function parse(landingFilms: unknown) {
  return parseRuntimeConfiguration({ ...Object(shipped), landingFilms });
}

test('one film without niches is on the pages of all, and in doubt where members are of one kind', () => {
  const one = { landingFilm: film('one') };
  for (const niche of NICHE_WORDS) expect(filmOfNiche(one, niche)).toBe(one.landingFilm);
  expect(nichesInDoubt(one)).toEqual(['she', 'bbw', 'gilf', 'milf', 'gay']);
  expect(nichesInDoubt({})).toEqual([]);
});

test('a niche has its own film, or none where the one for everybody may show the wrong people', () => {
  const films = { landingFilm: film('one'), landingFilms: { she: film('she'), bdsm: null } };
  expect(filmOfNiche(films, 'she')?.poster).toBe('/film/she.webp');
  expect(filmOfNiche(films, '')?.poster).toBe('/film/one.webp');
  for (const niche of ['bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const) expect(filmOfNiche(films, niche)).toBeNull();
  expect(filmOfNiche({ ...films, landingFilms: {} }, 'bdsm')?.poster).toBe('/film/one.webp');
  expect(filmOfNiche({ landingFilms: {} }, '')).toBeNull();
  expect(nichesInDoubt(films)).toEqual([]);
});

test('films are named by the words of niches: another one, and what is no film, are told with what is expected', () => {
  expect(parse({ she: film('she'), gay: null })).toMatchObject({ ok: true });
  const words = 'she, bdsm, bbw, gilf, milf, gay';
  expect(parse({ sheep: film('she'), '': film('all'), milf: { poster: '/a.webp' } })).toEqual({
    ok: false,
    problems: [
      `landingFilms.sheep: is not a niche; they are ${words}, and landingFilm is for the others`,
      `landingFilms.: is not a niche; they are ${words}, and landingFilm is for the others`,
      expect.stringMatching(/^landingFilms\.milf: must be null or \{"poster": "\/path", /),
    ],
  });
  for (const wrong of [null, [], 'film'])
    expect(parse(wrong)).toEqual({ ok: false, problems: [`landingFilms: must be an object with ${words}`] });
  const elsewhere = { ...film('she'), poster: 'https://films.test/she.webp' };
  expect(parse({ she: elsewhere })).toMatchObject({ ok: false });
});

test('the demonstration has a film for every niche that the one for everybody would not show, its files at most 600 KB', () => {
  const parsed = parseRuntimeConfiguration(shipped);
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const films = NICHE_WORDS.map((niche) => filmOfNiche(parsed.configuration, niche));
  expect(films.map((one) => one?.poster)).toEqual([
    '/film/poster.webp',
    '/film/she/poster.webp',
    '/film/poster.webp',
    ...['bbw', 'gilf', 'milf', 'gay'].map((niche) => `/film/${niche}/poster.webp`),
  ]);
  for (const one of films.flatMap((each) => each ?? [])) {
    expect(one.sources.map(({ type }) => type)).toEqual(['video/webm; codecs=vp9', 'video/mp4']);
    expect(one.captions.map(({ locale }) => locale)).toEqual(['en', 'nl', 'de', 'it', 'fr', 'es', 'pl']);
    const files = [one.poster, ...one.sources.map(({ src }) => src), ...one.captions.map(({ src }) => src)];
    for (const file of files) {
      const address = new URL(`.${file}`, PUBLIC);
      expect([file, existsSync(address)]).toEqual([file, true]);
      expect(statSync(address).size).toBeLessThanOrEqual(600_000);
    }
  }
});
