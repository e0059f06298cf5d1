import type { ResponseProblem } from '../checks/response-problem.ts';
import type { SchemaProblem } from '../checks/schema-problem.ts';

/** What a finding says; the request that it comes from is added by whoever sent it. */
export interface FindingText {
  code: string;
  title: string;
  place: string | null;
  expected: string;
  actual: string;
  advice: string | null;
  count?: number;
}

/** Problems of one answer as findings; places that are alike become one with a count. */
export function findingTexts(problems: readonly ResponseProblem[]): readonly FindingText[] {
  const alike = new Map<string, FindingText>();
  for (const problem of problems) {
    const text = textOf(problem);
    const name = `${text.code} ${text.place} ${problem.kind === 'schema' ? problem.problem.keyword : ''}`;
    const known = alike.get(name);
    alike.set(name, known === undefined ? text : { ...known, count: (known.count ?? 1) + 1 });
  }
  return [...alike.values()];
}

function textOf(problem: ResponseProblem): FindingText {
  switch (problem.kind) {
    case 'no-answer':
      return {
        code: problem.reason === 'too-large' ? 'answer-too-large' : `no-answer-${problem.reason}`,
        title: problem.reason === 'too-large' ? 'The answer is larger than the limit' : 'There is no answer',
        place: null,
        expected: 'an answer of HTTP',
        actual: problem.message,
        advice:
          problem.reason === 'too-large'
            ? 'Send less, in pages; or raise the limit of this run with --max-body-mb.'
            : 'Look into the error log of PHP and of the web server for the time of this request.',
      };
    case 'server-error':
      return {
        code: 'server-error',
        title: 'The server fails',
        place: null,
        expected: 'an answer below 500: nothing in a request may make the server fail',
        actual: `status ${problem.status}`,
        advice: 'Look into the error log of PHP for the time of this request.',
      };
    case 'undocumented-status':
      return {
        code: 'undocumented-status',
        title: 'The status is not documented',
        place: null,
        expected: `one of ${problem.documented.join(', ')}`,
        actual: `status ${problem.status}`,
        advice: 'Answer with one of the documented statuses, or ask for this one to be added to the contract.',
      };
    case 'wrong-content-type':
      return {
        code: 'wrong-content-type',
        title: 'The content type is not the documented one',
        place: 'header Content-Type',
        expected: problem.documented.join(' or '),
        actual: problem.actual ?? 'no content type',
        advice: "Before the first output: header('Content-Type: application/json; charset=utf-8');",
      };
    case 'missing-body':
      return {
        code: 'missing-body',
        title: 'The body is empty',
        place: null,
        expected: `a body as ${problem.documented.join(' or ')}`,
        actual: 'no bytes',
        advice: null,
      };
    case 'unexpected-body':
      return {
        code: 'unexpected-body',
        title: 'There is a body where the contract has none',
        place: null,
        expected: 'no body',
        actual: `${problem.byteCount} bytes`,
        advice: 'Answer 204 without output.',
      };
    case 'not-utf8':
      return {
        code: 'not-utf8',
        title: 'The body is not UTF-8',
        place: `byte ${problem.offset}`,
        expected: 'UTF-8, as JSON asks for',
        actual: 'bytes that are no UTF-8',
        advice: 'Convert texts before they are encoded, and set the connection of the database to utf8mb4.',
      };
    case 'not-json':
      return {
        code: 'not-json',
        title: 'The body is not JSON',
        place: null,
        expected: 'JSON',
        actual: problem.message,
        advice: 'Nothing may be printed but the result of json_encode.',
      };
    case 'missing-header':
      return {
        code: 'missing-header',
        title: 'A documented header is missing',
        place: `header ${headerName(problem.name)}`,
        expected: `the header ${headerName(problem.name)}`,
        actual: 'not sent',
        advice: null,
      };
    case 'wrong-header':
      return {
        code: 'wrong-header',
        title: 'A header is not what the contract says',
        place: `header ${headerName(problem.name)}`,
        expected: problem.problem.expected,
        actual: problem.problem.actual,
        advice: null,
      };
    case 'schema':
      return schemaText(problem.problem);
  }
}

function schemaText(problem: SchemaProblem): FindingText {
  const { keyword, property, expected, actual, generalisedPointer } = problem;
  const place = generalisedPointer === '' ? '/' : generalisedPointer;
  const base = { place, expected, actual, advice: null };
  if (keyword === 'undocumented' || keyword === 'additionalProperties')
    return {
      ...base,
      code: 'undocumented-property',
      title: `The property "${property}" is not documented`,
      advice: 'Leave it out, or ask for it to be added to the contract.',
    };
  if (keyword === 'required')
    return {
      ...base,
      place: `${generalisedPointer}/${property}`,
      code: 'missing-property',
      title: `The property "${property}" is missing`,
      advice: 'Send it always; null where the contract allows null.',
    };
  if (keyword === 'type') return { ...base, code: 'wrong-type', title: 'A value has another type' };
  if (keyword === 'enum' || keyword === 'const')
    return { ...base, code: 'unknown-value', title: 'A value is not among those that the contract lists' };
  if (keyword === 'format' || keyword === 'pattern')
    return { ...base, code: 'wrong-format', title: 'A text has another form' };
  return { ...base, code: 'out-of-limits', title: 'A value is outside of its limits' };
}

function headerName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
