import type { MomentProblem, WrongMoment } from '../checks/moments.ts';
import type { ResponseProblem } from '../checks/response-problem.ts';
import type { SchemaProblem } from '../checks/schema-problem.ts';
import { noAnswerText } from './no-answer-text.ts';

/** The contents of a finding; the sender adds the exchange. */
export interface FindingText {
  code: string;
  title: string;
  place: string | null;
  expected: string;
  actual: string;
  advice: string | null;
  count?: number;
}

/** Converts the problems of one response to findings; similar places become one finding with a count. */
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
      return noAnswerText(problem.reason, problem.message);
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
    case 'wrong-charset':
      return {
        code: 'wrong-charset',
        title: 'The content type names another charset than UTF-8',
        place: 'header Content-Type',
        expected: 'no charset, or utf-8',
        actual: problem.charset,
        advice: 'header(\'Content-Type: application/json; charset=utf-8\'); and default_charset = "UTF-8" in php.ini.',
      };
    case 'repeated-name':
      return {
        code: 'repeated-name',
        title: `The property "${problem.name}" stands twice in one object`,
        place: generalised(problem.pointer),
        expected: 'each property once: of two, each reader takes another one',
        actual: `"${problem.name}" twice`,
        advice: 'Build the body as one array and encode it once; do not put JSON together from texts.',
      };
    case 'lone-surrogate':
      return {
        code: 'lone-surrogate',
        title: 'A text holds half of a character',
        place: generalised(problem.pointer),
        expected: 'whole characters',
        actual: 'a lone surrogate, which no UTF-8 can hold',
        advice: "A text was cut within an emoji: mb_substr($text, 0, 100, 'UTF-8') in place of substr().",
      };
    case 'spoilt-text':
      return spoiltTextOf(problem);
    case 'leak':
      return {
        code: 'inside-told',
        title: `A ${problem.header === null ? 'refusal' : 'header'} tells ${LEAKS[problem.what]}`,
        place: problem.header === null ? null : `header ${headerName(problem.header)}`,
        expected: problem.header === null ? 'a message for people' : 'no such header outside of development',
        actual: JSON.stringify(problem.excerpt),
        advice:
          problem.header === null
            ? 'catch (Throwable $error) { error_log((string) $error); … } and answer a message of your own.'
            : 'Look for header() with that name, and turn the debugger off that sends it; error_log() is for such things.',
      };
    case 'wrong-moment':
      return momentText(problem.moment);
    case 'broken-fact': {
      const { title, expected, actual, advice, generalisedPointer } = problem.fact;
      return { code: 'broken-fact', title, place: generalisedPointer, expected, actual, advice };
    }
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

/** Replaces the list indices of a pointer with `*`. */
function generalised(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*') || '/';
}

function spoiltTextOf({ pointer, spoilt, text }: Extract<ResponseProblem, { kind: 'spoilt-text' }>): FindingText {
  const shown = JSON.stringify([...text].slice(0, 40).join(''));
  const base = { place: generalised(pointer), actual: `the text ${shown}` };
  switch (spoilt) {
    case 'read-twice':
      return {
        ...base,
        code: 'php-utf8-twice',
        title: 'Letters were turned into UTF-8 twice',
        expected: 'letters as they were written',
        advice:
          'UTF-8 was taken for Latin-1 on its way: drop utf8_encode($text), and let the connection speak UTF-8: ' +
          "new PDO('mysql:host=…;dbname=…;charset=utf8mb4').",
      };
    case 'replaced':
      return {
        ...base,
        code: 'replaced-letters',
        title: 'A text holds replacement characters in place of its letters',
        expected: 'letters as they were written',
        advice:
          'JSON_INVALID_UTF8_SUBSTITUTE hides texts that are no UTF-8; repair where they come from (charset=utf8mb4 in ' +
          'the DSN of PDO, mb_substr in place of substr).',
      };
    case 'padded':
      return {
        ...base,
        code: 'padded-text',
        title: 'A name is filled up with blanks',
        expected: 'the name alone',
        advice: 'A column of the type CHAR is filled up: make it VARCHAR, or rtrim($name).',
      };
    case 'entities':
      return {
        ...base,
        code: 'php-html-entities',
        title: 'A text holds entities of HTML',
        expected: 'plain text: the client escapes what it shows',
        advice: "htmlspecialchars() belongs to pages, not to JSON: 'name' => htmlentities($name)  ->  'name' => $name",
      };
  }
}

const LEAKS = {
  sql: 'of the database: an error, or a query',
  trace: 'a stack trace',
  path: 'a path on the server',
  warning: 'a warning of PHP',
  dump: 'a dump of variables',
  database: 'where the database is',
  hash: 'the hash of a password',
  debugger: 'what a debugger knows',
} as const;

const MOMENTS: Readonly<Record<MomentProblem, { code: string; title: string; expected: string; advice: string }>> = {
  'not-utc': {
    code: 'time-not-utc',
    title: 'A time is not in UTC',
    expected: 'a time in UTC, such as 2026-01-31T12:00:00Z',
    advice: "date_default_timezone_set('UTC'); or $time->setTimezone(new DateTimeZone('UTC'))->format(DATE_RFC3339).",
  },
  'not-yet': {
    code: 'time-not-yet',
    title: 'Something that has happened carries a time that has not come',
    expected: 'a time that has passed, by the header Date of this answer',
    advice:
      "Mostly local time is written down as UTC: gmdate('Y-m-d\\TH:i:s\\Z'), not date(); and SET time_zone = '+00:00' in MySQL.",
  },
  'other-clock': {
    code: 'time-of-other-clock',
    title: 'The time of this answer does not agree with its header Date',
    expected: 'the same moment, give or take a minute and a half',
    advice:
      "Mostly local time is written down as UTC: gmdate('Y-m-d\\TH:i:s\\Z'), not date(); or the clocks of two machines differ (NTP).",
  },
  zero: {
    code: 'time-zero',
    title: 'A time is the zero of a clock',
    expected: 'the time when it happened',
    advice: 'date() of false, null or 0 gives 1970: check what strtotime() or the column gave before it is written.',
  },
};

function momentText({ generalisedPointer, problem, value, aheadS }: WrongMoment): FindingText {
  const { code, title, expected, advice } = MOMENTS[problem];
  const off = problem === 'not-yet' || problem === 'other-clock' ? `, ${distance(aheadS)}` : '';
  return { code, title, place: generalisedPointer, expected, actual: value + off, advice };
}

function distance(aheadS: number): string {
  const minutes = Math.round(Math.abs(aheadS) / 60);
  const way = aheadS > 0 ? 'ahead' : 'behind';
  return minutes >= 120 ? `${Math.round(minutes / 60)} hours ${way}` : `${minutes} minutes ${way}`;
}

function headerName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
