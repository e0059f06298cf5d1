import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { readJsonFile } from '../deploy/read-json-file.ts';
import { examplePlaces } from '../deploy/site-places.ts';
import { writeDeployment } from '../deploy/write-deployment.ts';
import { checkOwnWords } from './own-words.ts';

/** What the operator puts here stands in each release in the place of the build's file of that name. */
const OWN = 'own';
/** The root of the web server: a link to the current release, so that visitors see one whole build at any moment. */
const LIVE = 'app';
const RELEASES = 'releases';
/** The configuration of the web server, in each release for its own routes and policy. */
const DEPLOY = 'deploy';
/** Over the current release: one link leads back to a release with its configuration. */
const LIVE_DEPLOY = `${LIVE}/../${DEPLOY}`;
/** In the folder of a release, beside its app: the assets of its own build, without those of builds before. */
const ASSET_RECORD = 'assets.json';
const WORDS = /^_i18n\/[^/]+\/[^/]+\.json$/;

export interface Release {
  /** The root of the web server. */
  live: string;
  /** What the operator should change before the site goes live, one sentence each. */
  warnings: readonly string[];
}

/**
 * Puts a build online in the folder of a site as README.md says: the build, over it the files of `own`, beside it the
 * assets that open tabs of the build before may still load, and the configuration of the web server. All of it changes in
 * one step at the end, and the release before is kept, to go back to.
 *
 * @param prerender writes the visitors' pages of an app folder
 * @throws if `own/config.json` or a text of `own` is invalid or a folder cannot be used; the site stays as it was
 */
export async function releaseSite(
  build: string,
  site: string,
  prerender: (app: string) => Promise<unknown>,
): Promise<Release> {
  if (!existsSync(join(build, 'build.json'))) throw new Error(`${build} holds no build: npm run build`);
  const live = join(site, LIVE);
  const before = currentRelease(live);
  const release = join(site, RELEASES, String(1 + Math.max(0, ...numbers(join(site, RELEASES)))));
  const app = join(release, LIVE);
  try {
    mkdirSync(join(site, OWN), { recursive: true });
    const configuration = join(site, OWN, 'config.json');
    if (!existsSync(configuration)) cpSync(join(build, 'config.json'), configuration);
    const words = listLinkedFiles(join(site, OWN)).filter((file) => WORDS.test(file) && existsSync(join(build, file)));
    const unknownWords = checkOwnWords(join(site, OWN), build, words);
    cpSync(build, app, { recursive: true, preserveTimestamps: true });
    const putOwn = (): void => putFiles(join(site, OWN), app);
    putOwn();
    await prerender(app);
    const places = examplePlaces(live, join(site, DEPLOY));
    const warnings = await writeDeployment(app, join(release, DEPLOY), places, putOwn);
    writeFileSync(join(release, ASSET_RECORD), JSON.stringify(listFiles(join(app, 'assets'))));
    if (before !== null) keepAssets(join(site, RELEASES, before), release);
    linkDeployment(site, before);
    link(relative(site, app), live);
    const kept = [basename(release), before];
    for (const number of numbers(join(site, RELEASES)).map(String))
      if (!kept.includes(number)) rmSync(join(site, RELEASES, number), { recursive: true });
    return { live, warnings: [...unknownWords, ...warnings] };
  } catch (error) {
    if (currentRelease(live) !== basename(release)) rmSync(release, { recursive: true, force: true });
    throw error;
  }
}

/** Replaces a link in one step. */
function link(target: string, path: string): void {
  const next = `${path}.next`;
  rmSync(next, { force: true });
  symlinkSync(target, next);
  renameSync(next, path);
}

/** A folder that stands there is of a release from before there was this link: that one keeps it. */
function linkDeployment(site: string, before: string | null): void {
  const path = join(site, DEPLOY);
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true) {
    const target = before === null ? null : join(site, RELEASES, before, DEPLOY);
    if (target === null || existsSync(target)) throw new Error(`${path} is not of a release: move it away`);
    renameSync(path, target);
  }
  link(LIVE_DEPLOY, path);
}

function putFiles(own: string, app: string): void {
  for (const file of listLinkedFiles(own)) putFile(join(own, file), join(app, file), WORDS.test(file));
}

/** Words are laid over the build's one by one: those that a newer build has in addition are its own. */
function putFile(own: string, target: string, areWords: boolean): void {
  if (areWords && existsSync(target)) {
    writeFileSync(target, `${JSON.stringify(merge(readJsonFile(target), readJsonFile(own)), null, 2)}\n`);
  } else cpSync(own, target, { dereference: true });
}

function merge(value: unknown, own: unknown): unknown {
  if (!isRecord(value) || !isRecord(own)) return own;
  const merged = Object.entries(own).map(([key, changed]) => [
    key,
    key in value ? merge(value[key], changed) : changed,
  ]);
  return { ...value, ...Object.fromEntries(merged) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A second release of one build, for a changed `own`, keeps what the first has kept: tabs know no difference. */
function keepAssets(before: string, release: string): void {
  const id = (of: string): string => readFileSync(join(of, LIVE, 'build.json'), 'utf8');
  const all = listFiles(join(before, LIVE, 'assets'));
  const record = id(before) === id(release) ? all : readJsonFile(join(before, ASSET_RECORD));
  for (const file of all) {
    const target = join(release, LIVE, 'assets', file);
    if (Array.isArray(record) && record.includes(file) && !existsSync(target))
      cpSync(join(before, LIVE, 'assets', file), target, { preserveTimestamps: true });
  }
}

function currentRelease(live: string): string | null {
  const target = readlinkOrNull(live);
  return target === null ? null : basename(join(target, '..'));
}

function readlinkOrNull(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    if (existsSync(path)) throw new Error(`${path} is not of a release: move it away, your own files into ${OWN}`);
    return null;
  }
}

function numbers(folder: string): number[] {
  return existsSync(folder) ? readdirSync(folder).map(Number).filter(Number.isInteger) : [];
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** With what links lead to: an operator may keep one film, or one configuration, for several sites. */
function listLinkedFiles(folder: string, above: readonly string[] = []): string[] {
  const real = realpathSync(folder);
  if (above.includes(real)) throw new Error(`${folder} leads back to itself`);
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) throw new Error(`${path} leads nowhere`);
    if (!found.isDirectory()) return found.isFile() ? [name] : [];
    return listLinkedFiles(path, [...above, real]).map((file) => `${name}/${file}`);
  });
}
