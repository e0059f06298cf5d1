import { isDeepStrictEqual } from 'node:util';
import { parse } from '@formatjs/icu-messageformat-parser';
import { at, isList, isRecord } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn } from './values.ts';

/** Fewer texts may be the same in two languages. */
const TEXTS_MIN = 5;

interface Texts {
  operationId: string;
  query: Readonly<Record<string, string>>;
  /** The part of the answer that the texts stand in, and their names there. */
  part: string;
  names: readonly string[];
}

const TEXTS_OF: readonly Texts[] = [
  { operationId: 'getProfileFields', query: {}, part: 'labels', names: ['label', 'values'] },
  { operationId: 'getInterests', query: {}, part: 'interests', names: ['name'] },
  { operationId: 'getMatches', query: { kind: 'finder' }, part: 'questions', names: ['text', 'label'] },
  { operationId: 'getMatches', query: { kind: 'signup' }, part: 'matches', names: ['text'] },
];

/** Texts that the server translates come in the language asked for, of those that the site offers. */
export const translated: Sequence = {
  title: 'texts in each language',
  account: 'member',
  calls: callsOf('getSettings'),
  async run(steps) {
    if (steps.isDry) return;
    for (const each of TEXTS_OF) if (steps.has(each.operationId)) await inEachLanguage(steps, each);
    await pagesOf(steps);
    await messagesOf(steps);
  },
};

async function inEachLanguage(steps: Steps, { operationId, query, part, names }: Texts): Promise<void> {
  const known = new Map<string, readonly string[]>();
  for (const language of steps.languages) {
    const answer = await steps.call(operationId, {
      purpose: `the ${part} in ${language}`,
      query: { ...query, language },
    });
    const texts: string[] = [];
    collect(at(answer.body, part), names, false, texts);
    const other = [...known].find(([, each]) => isDeepStrictEqual(each, texts))?.[0];
    if (texts.length >= TEXTS_MIN && other !== undefined)
      return steps.broken(
        answer,
        'The texts are the same in two languages',
        `the texts of "${part}" in ${language}, as "language" asks for`,
        `all ${texts.length} texts are those in ${other}`,
        "Read $_GET['language'], and take the translations of that language.",
      );
    known.set(language, texts);
  }
}

function collect(value: unknown, names: readonly string[], isNamed: boolean, found: string[]): void {
  if (typeof value === 'string' && isNamed) found.push(value);
  else if (isList(value)) for (const item of value) collect(item, names, false, found);
  else if (isRecord(value))
    for (const [name, item] of Object.entries(value)) collect(item, names, isNamed || names.includes(name), found);
}

/** A page that is not translated says so in "language": no two languages have one text. */
async function pagesOf(steps: Steps): Promise<void> {
  if (!steps.has('getContent')) return;
  const texts = new Map<string, unknown>();
  for (const language of steps.languages) {
    const answer = await steps.attempt('getContent', {
      purpose: `the terms in ${language}`,
      query: { page: 'terms', language },
      expect: { kind: 'success', mayTryAnother: true },
    });
    if (answer.status === 404 && texts.size > 0)
      steps.broken(
        answer,
        'A page that is not translated is not answered',
        'the page in the language of the domain, which "language" tells',
        'status 404',
        'Where there is no translation take the text in the language of the domain.',
      );
    if (!answer.isSuccess) continue;
    const sections = at(answer.body, 'sections');
    const told = [...texts].find(([, text]) => isDeepStrictEqual(text, sections))?.[0];
    if (told !== undefined && told !== at(answer.body, 'language') && isList(sections) && sections.length > 0)
      steps.broken(
        answer,
        'A page is told to be in two languages with the same text',
        `the text in ${language}, or the language that the text is in`,
        `the text that was told to be in ${told}`,
        'Answer the language of the text that was found, not the one that was asked for.',
      );
    texts.set(String(at(answer.body, 'language')), sections);
  }
}

async function messagesOf(steps: Steps): Promise<void> {
  if (!steps.has('getMessages')) return;
  const found = new Map<string, unknown>();
  for (const locale of steps.languages) {
    const answer = await steps.attempt('getMessages', {
      purpose: `the messages in ${locale}`,
      path: { locale },
      expect: { kind: 'success', mayTryAnother: true },
    });
    if (!answer.isSuccess) continue;
    const isRight = steps.same(
      answer,
      'The messages of another language are answered',
      [locale],
      Object.keys(isRecord(answer.body) ? answer.body : {}),
    );
    if (!isRight) continue;
    const texts = at(answer.body, locale);
    readable(steps, answer, texts);
    const [count, most] = [countOf(texts), Math.max(0, ...[...found.values()].map(countOf))];
    if (count < most / 2)
      steps.broken(
        answer,
        'A language lacks most of the messages that another one has',
        `about ${most} messages in ${locale}, as in ${[...found.keys()].join(', ')}`,
        String(count),
      );
    const other = [...found].find(([, each]) => isDeepStrictEqual(each, texts))?.[0];
    if (other !== undefined)
      steps.broken(answer, 'The messages are the same in two languages', `messages in ${locale}`, `those in ${other}`);
    found.set(locale, texts);
  }
}

/** The client formats each message; one that cannot be parsed shows its key. */
function readable(steps: Steps, answer: Answer, texts: unknown): void {
  for (const [key, text] of Object.entries(isRecord(texts) ? texts : {})) {
    const problem = typeof text === 'string' ? parseProblem(text) : null;
    if (problem === null) continue;
    steps.broken(
      answer,
      'A message is not in ICU MessageFormat',
      `"${key}" with each brace closed, and "other" in each plural`,
      `${problem}: ${JSON.stringify(text)}`,
    );
    return;
  }
}

function parseProblem(text: string): string | null {
  try {
    parse(text, { ignoreTag: true });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function countOf(texts: unknown): number {
  return isRecord(texts) ? Object.keys(texts).length : 0;
}

/** Two positions far from each other are not in one town. */
export const places: Sequence = {
  title: 'the places of two positions',
  account: 'member',
  calls: callsOf('geocode'),
  async run(steps) {
    if (steps.isDry) return;
    const regions = steps.has('getRegions')
      ? at((await steps.call('getRegions', { purpose: 'the regions of places' })).body, 'regions')
      : null;
    const found: unknown[] = [];
    for (const [lat, lon] of [
      [52.37, 4.9],
      [48.14, 11.58],
    ] as const) {
      const answer = await steps.attempt('geocode', {
        purpose: `${lat}, ${lon}`,
        query: { lat, lon },
        expect: { kind: 'success', mayTryAnother: true },
      });
      if (!answer.isSuccess) return;
      regionOf(steps, answer, regions);
      const [before] = found;
      if (at(answer.body, 'city') !== null && before !== undefined && isDeepStrictEqual(before, answer.body))
        steps.broken(
          answer,
          'Two positions 600 kilometres apart are one place',
          'another place',
          JSON.stringify(before),
        );
      found.push(answer.body);
    }
  },
};

/** The region of a place is one of the country, where the site has that country. */
function regionOf(steps: Steps, place: Awaited<ReturnType<Steps['call']>>, regions: unknown): void {
  const country = at(place.body, 'country');
  const region = at(place.body, 'countryregion');
  const known = listIn(regions, `/${String(country)}`).map((each) => at(each, 'id'));
  if (region !== null && known.length > 0 && !known.includes(region))
    steps.broken(
      place,
      'The region of a place is none of its country',
      `one of the ${known.length} regions of ${String(country)}, or null`,
      JSON.stringify(region) ?? 'nothing',
    );
}
