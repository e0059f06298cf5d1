import type { HeaderList } from '../model/exchange.ts';
import type { ResponseContract } from '../model/operation.ts';
import { typesOf } from './describe-rule.ts';
import type { ResponseProblem } from './response-problem.ts';
import type { SchemaChecker } from './schema-checker.ts';

/** Returns the first value of a header, or null if it is absent. `name` must be lowercase. */
export function headerValue(headers: HeaderList, name: string): string | null {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1] ?? null;
}

/** Checks that required headers are present and that documented headers match their schema. */
export function checkHeaders(
  checker: SchemaChecker,
  response: ResponseContract,
  headers: HeaderList,
): readonly ResponseProblem[] {
  const problems: ResponseProblem[] = [];
  for (const [name, { isRequired, schema }] of response.headers) {
    if (name === 'content-type') continue;
    const value = headerValue(headers, name);
    if (value === null) {
      if (isRequired) problems.push({ kind: 'missing-header', name });
      continue;
    }
    if (schema === null) continue;
    const [problem] = checker.problems(schema, textAsValue(checker, schema, value));
    if (problem !== undefined) problems.push({ kind: 'wrong-header', name, value, problem });
  }
  return problems;
}

/** Converts the text of a header or query value to a number or boolean if the schema expects one. */
function textAsValue(checker: SchemaChecker, schema: string, text: string): unknown {
  const types = typesOf(checker.document.resolve(schema).node);
  if (types.includes('string')) return text;
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
