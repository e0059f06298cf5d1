import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { readJsonFile } from '../deploy/read-json-file.ts';

/** Files of messages, with what is filled in; the others hold plain texts. */
const MESSAGE_FILE = /\/(?:messages|landings)\.json$/;

/**
 * Holds the operator's words against those of the build, which they replace one by one.
 *
 * @param files relative to both folders
 * @returns one sentence for each name that no page knows, as after an update that has dropped it
 * @throws with one line for each text that pages could not show, and would show the name of in its place
 */
export function checkOwnWords(own: string, build: string, files: readonly string[]): readonly string[] {
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const file of files) {
    const path = join(own, file);
    const locale = file.split('/')[1] ?? '';
    const shipped = entriesOf(entriesOf(readJsonFile(join(build, file))).get(locale));
    const languages = entriesOf(readJsonFile(path));
    const outside = [...languages.keys()].find((key) => key !== locale);
    if (outside !== undefined)
      problems.push(`${path}: "${outside}" does not stand below the language: {"${locale}": {"…": "…"}}`);
    const unknown: string[] = [];
    for (const [id, text] of entriesOf(languages.get(locale))) {
      const known = shipped.get(id);
      if (typeof known !== 'string') unknown.push(id);
      else if (typeof text !== 'string') problems.push(`${path}: ${id} is not a text`);
      else if (MESSAGE_FILE.test(file))
        problems.push(...messageProblems(text, known).map((one) => `${path}: ${id} ${one}`));
    }
    if (unknown.length > 0) warnings.push(`${path}: no page has words of these names: ${unknown.join(', ')}.`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return warnings;
}

function messageProblems(text: string, shipped: string): string[] {
  const given = slotsOf(parse(shipped));
  let wanted: readonly string[];
  try {
    wanted = slotsOf(parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message.toLowerCase().replaceAll('_', ' ') : '';
    return [`is not a message (${reason}): braces stand around what is filled in, a brace itself is written '{'`];
  }
  const missing = [...new Set(wanted)].filter((slot) => !given.includes(slot));
  if (missing.length === 0) return [];
  const known = given.length === 0 ? 'nothing' : [...new Set(given)].join(', ');
  return [`has ${missing.join(', ')}, which nothing fills in; there is ${known}`];
}

/** What is filled in, as it is written: `{name}`, `<link>`. */
function slotsOf(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [`{${element.value}}`, ...Object.values(element.options).flatMap((option) => slotsOf(option.value))];
      case TYPE.tag:
        return [`<${element.value}>`, ...slotsOf(element.children)];
      default:
        return [`{${element.value}}`];
    }
  });
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [],
  );
}
