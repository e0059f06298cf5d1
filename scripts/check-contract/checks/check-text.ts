import { isList, isRecord, joinPointer } from '../contract/json.ts';
import { jsonTextProblems } from './json-text.ts';
import type { ResponseProblem } from './response-problem.ts';
import { spoiltText } from './spoilt-text.ts';

/** Reports problems of a JSON body's text and of its characters, independent of the schema. */
export function checkText(body: Uint8Array, value: unknown): readonly ResponseProblem[] {
  const problems: ResponseProblem[] = [...jsonTextProblems(Buffer.from(body).toString('utf8'))];
  const seen = new Set<string>();
  eachText(value, '', (text, pointer) => {
    const spoilt = spoiltText(text, pointer);
    if (spoilt === null || seen.has(spoilt)) return;
    seen.add(spoilt);
    problems.push({ kind: 'spoilt-text', pointer, spoilt, text });
  });
  return problems;
}

function eachText(value: unknown, pointer: string, found: (text: string, pointer: string) => void): void {
  if (typeof value === 'string') found(value, pointer);
  else if (isList(value))
    for (const [index, item] of value.entries()) eachText(item, joinPointer(pointer, index), found);
  else if (isRecord(value))
    for (const [name, item] of Object.entries(value)) eachText(item, joinPointer(pointer, name), found);
}
