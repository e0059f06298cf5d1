import type { Contradiction } from '../facts/told-twice.ts';
import type { Exchange } from '../model/exchange.ts';
import type { FindingText } from './finding-text.ts';

const SHORT_CHARACTERS = 120;

/** Describes a property that two responses tell differently. */
export function contradictionText(
  { resource, property, firstUse, firstValue, value }: Contradiction,
  { use }: Pick<Exchange, 'use'>,
): FindingText {
  const words = resource.replaceAll('_', ' ');
  const record = `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
  const name = use?.name ?? 'this call';
  return {
    code: 'told-otherwise',
    title:
      firstUse === name
        ? `"${property}" of ${record} changes from call to call`
        : `"${property}" of ${record} is told otherwise by ${name} than by ${firstUse}`,
    place: null,
    expected: `${shortJson(firstValue)}, as ${firstUse} told it`,
    actual: shortJson(value),
    advice: 'Build this part in one function for all scripts, from the same columns.',
  };
}

function shortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= SHORT_CHARACTERS ? text : `${[...text].slice(0, SHORT_CHARACTERS).join('')}…`;
}
