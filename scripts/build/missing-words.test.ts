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

const withEighth = [...LOCALE_CODES, 'pt'];

function writeEighth(change: (text: string) => string): void {
  mkdirSync(join(words, 'pt'));
  const english = readFileSync(join(words, 'en/messages.json'), 'utf8');
  writeFileSync(join(words, 'pt/messages.json'), change(english.replace('"en": {', '"pt": {')));
}

test('every language of the contract has its words', () => {
  expect(missingWords()).toEqual([]);
});

test('an eighth language is the enumeration of the contract and a folder of words', () => {
  writeEighth((text) => text);
  expect(missingWords(words, withEighth)).toEqual([]);
});

test('an eighth language without words is named', () => {
  expect(missingWords(words, withEighth)).toEqual([
    'The contract has the language "pt", and public/_i18n/pt/messages.json is missing.',
  ]);
});

test('an eighth language without all words is named, with what it lacks', () => {
  writeEighth((text) => text.replace(/ +"login\.title": .*\n/, '').replace(/ +"home\.title": .*\n/, ''));
  expect(missingWords(words, withEighth)).toEqual([
    'public/_i18n/pt/messages.json has no words for home.title, login.title.',
  ]);
});
