import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { LOCALE_CODES, type LocaleCode } from '../../worker/public/runtime-configuration.ts';
import { describeLocale } from './locales.ts';
import { type Messages, parseMessageFile } from './message-file.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const FILES = fileURLToPath(new URL('../../public/_i18n', import.meta.url));

function read(locale: LocaleCode, file: string): Messages {
  const body: unknown = JSON.parse(readFileSync(`${FILES}/${locale}/${file}`, 'utf8'));
  const parsed = parseMessageFile(body, locale);
  if (parsed === null) throw new Error(`${locale}/${file} is not a message file`);
  return parsed;
}

/** Of every page, and of those that load more. */
const WORD_FILES = ['messages.json', 'landings.json'] as const;
const messages = new Map<string, Messages>(
  LOCALE_CODES.map((locale) => [locale, Object.assign({}, ...WORD_FILES.map((file) => read(locale, file)))]),
);
const english = messages.get('en') ?? {};

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(`${SOURCES}/${file}`, 'utf8'))
  .join('\n');

const contract = readFileSync(fileURLToPath(new URL('../../openapi/generated/types.ts', import.meta.url)), 'utf8');

/** Returns the names of the arguments with their kind: "count:plural". */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [
          `${element.value}:${TYPE[element.type]}`,
          ...Object.values(element.options).flatMap((option) => argumentsOf(option.value)),
        ];
      case TYPE.tag:
        return [`${element.value}:tag`, ...argumentsOf(element.children)];
      default:
        return [`${element.value}:${TYPE[element.type]}`];
    }
  });
}

function signature(text: string): string {
  return [...new Set(argumentsOf(parse(text)))].sort().join(' ');
}

test('every offered locale has the same messages with the same arguments', () => {
  for (const [locale, texts] of messages) {
    expect(Object.keys(texts), locale).toEqual(Object.keys(english));
    for (const [id, text] of Object.entries(texts)) {
      expect(signature(text), `${locale} ${id}`).toBe(signature(english[id] ?? ''));
    }
  }
});

test('no message holds a skeleton, whose parser is left out of the build', () => {
  for (const texts of messages.values()) expect(Object.values(texts).filter((text) => text.includes('::'))).toEqual([]);
});

test('no id stands in two files, and each file is sorted by id', () => {
  for (const locale of LOCALE_CODES) {
    const ids = WORD_FILES.map((file) => Object.keys(read(locale, file)));
    for (const each of ids) expect(each, locale).toEqual(each.toSorted());
    expect(new Set(ids.flat()).size, locale).toBe(ids.flat().length);
  }
});

test('no message is empty', () => {
  for (const [locale, texts] of messages) {
    for (const [id, text] of Object.entries(texts)) expect(text.trim(), `${locale} ${id}`).toBe(text);
    expect(Object.values(texts)).not.toContain('');
  }
});

/**
 * Patterns of ids composed at run time, such as `likes.${type}`; each inserted part must occur as a string in the
 * sources, or in the contract, whose codes form many ids.
 */
const composed = [...sources.matchAll(/`([a-z]+\.(?:[a-z0-9_.]|\$\{[^}]*\})+)`/g)]
  .map((match) => match[1] ?? '')
  .filter((template) => template.includes('${'))
  .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '([a-z0-9_]+)')}$`));

function isUsed(id: string): boolean {
  if (sources.includes(`'${id}'`) || sources.includes(`="${id}"`)) return true;
  return composed.some((pattern) => {
    const parts = pattern.exec(id)?.slice(1) ?? [];
    return parts.length > 0 && parts.every((part) => sources.includes(`'${part}'`) || contract.includes(`"${part}"`));
  });
}

test('every message is used', () => {
  expect(Object.keys(english).filter((id) => !isUsed(id))).toEqual([]);
});

/** Look like message ids but are not (worker/public/database.ts). */
const DATABASE_INDEXES = ['profile.name'];

test('every id that is used has a message', () => {
  const prefixes = [...new Set(Object.keys(english).map((id) => id.split('.')[0]))].join('|');
  const used = [...sources.matchAll(new RegExp(`'((?:${prefixes})\\.[a-z0-9_]+)'`, 'g'))].map(
    (match) => match[1] ?? '',
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((id) => !(id in english) && !DATABASE_INDEXES.includes(id))).toEqual([]);
});

test('what is said of a language follows from its code (specification, section 3)', () => {
  const derived = LOCALE_CODES.map((code) => {
    const tag = `${code}-${new Intl.Locale(code).maximize().region}`;
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(code) ?? '';
    return {
      tag,
      gifCode: tag.replace('-', '_'),
      name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    };
  });
  expect(LOCALE_CODES.map(describeLocale)).toEqual(derived);
});

/** Returns the descriptions for search engines, which are in a separate file. */
function descriptionsOf(locale: string): Readonly<Record<string, string>> {
  const body: unknown = JSON.parse(readFileSync(`${FILES}/${locale}/descriptions.json`, 'utf8'));
  return Object(Object(body)[locale]);
}

/** Returns which messages and descriptions of a language the pattern is in. */
function broken(locale: string, pattern: RegExp): string[] {
  return [...Object.entries(messages.get(locale) ?? {}), ...Object.entries(descriptionsOf(locale))].flatMap(
    ([id, text]) => (pattern.test(text) ? [`${locale} ${id}`] : []),
  );
}

test('Polish says in one way where people write to each other', () => {
  expect(broken('pl', /(?<!\p{L})w\s(?:tym\s)?czacie(?!\p{L})/iu)).toEqual([]);
});

/** The words that are seen on a control, and its name for who does not see it. */
const SEEN_AND_NAMED = [
  ['member.chat', 'member.chat_with'],
  ['likes.like', 'likes.like_name'],
  ['safety.unblock', 'safety.unblock_name'],
] as const;

test('the name of a control has the words that are seen on it, by which it can be called (WCAG 2.2, 2.5.3)', () => {
  for (const [locale, texts] of messages)
    for (const [seen, named] of SEEN_AND_NAMED)
      expect(texts[named]?.toLowerCase(), `${locale} ${named}`).toContain(texts[seen]?.toLowerCase());
});

test('signs keep the spaces of their language', () => {
  // French: a narrow no-break space before ? ! ; and a no-break space before : and inside « ».
  expect(broken('fr', /[^\u202f][?!;]|[^\u00a0]:(?: |$)|«[^\u00a0]|[^\u00a0]»/)).toEqual([]);
  // In German a no-break space precedes an ellipsis; in the other languages there is no space.
  expect(broken('de', / …/)).toEqual([]);
  for (const locale of messages.keys()) if (locale !== 'de') expect(broken(locale, /\s…/)).toEqual([]);
  // Polish letters that stand alone go with the next word to its line, as in the content pages.
  expect(broken('pl', /(?<!\p{L})[aiouwz] /iu)).toEqual([]);
  // Percentages are formatted by Intl, with the spacing of the language.
  for (const locale of messages.keys()) expect(broken(locale, /%/)).toEqual([]);
});
