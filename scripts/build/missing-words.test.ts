import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCALE_CODES } from '../../openapi/generated/enumerations.ts';
import { REPOSITORY_ROOT } from './content-hash.ts';
import { missingWords } from './missing-words.ts';

let words: string;

beforeEach(() => {
  words = mkdtempSync(join(tmpdir(), 'words-'));
  cpSync(join(REPOSITORY_ROOT, 'public/_i18n'), words, { recursive: true });
});
afterEach(() => rmSync(words, { recursive: true }));

const page = readFileSync(join(REPOSITORY_ROOT, 'src/index.html'), 'utf8').replaceAll(
  '<p lang="en">',
  '<p lang="eo">Io.</p><p lang="en">',
);
const withEighth = [...LOCALE_CODES, 'eo'];

function writeEighth(change: (text: string) => string): void {
  mkdirSync(join(words, 'eo'));
  const english = readFileSync(join(words, 'en/messages.json'), 'utf8');
  writeFileSync(join(words, 'eo/messages.json'), change(english.replace('"en": {', '"eo": {')));
  const landings = readFileSync(join(words, 'en/landings.json'), 'utf8');
  writeFileSync(join(words, 'eo/landings.json'), landings.replace('"en": {', '"eo": {'));
}

test('every language of the contract has its words', () => {
  expect(missingWords()).toEqual([]);
});

test('an eighth language is the enumeration of the contract, a folder of words and two sentences of the page', () => {
  writeEighth((text) => text);
  expect(missingWords(words, withEighth, page)).toEqual([]);
});

test('an eighth language without words is named', () => {
  expect(missingWords(words, withEighth, page)).toEqual([
    'The contract has the language "eo", and public/_i18n/eo/messages.json is missing.',
    'The contract has the language "eo", and public/_i18n/eo/landings.json is missing.',
  ]);
});

test('an eighth language without all words is named, with what it lacks', () => {
  writeEighth((text) => text.replace(/ +"login\.title": .*\n/, '').replace(/ +"home\.title": .*\n/, ''));
  expect(missingWords(words, withEighth, page)).toEqual([
    'public/_i18n/eo/messages.json has no words for home.title, login.title.',
  ]);
});

test('an eighth language that the page itself does not speak is named', () => {
  writeEighth((text) => text);
  expect(missingWords(words, withEighth)).toEqual(['src/index.html has 0 of 2 sentences with lang="eo".']);
});
