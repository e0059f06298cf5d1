import { entriesAt, isRecord, textAt } from '../contract/json.ts';
import type { Habit, HabitMatch, PhpAnswer } from './habit.ts';

/** Error codes that mean that a field is missing. */
const MISSING = /required|missing|empty|blank|not[_ -]?given|fehlt/i;

/**
 * A valid request is refused because of fields that it contained: the script reads $_POST, which PHP fills only for
 * POST forms, never for PUT or DELETE and never from JSON.
 */
export const bodyNotRead: Habit = (answer) => {
  const { phase, request } = answer.exchange;
  // Invalid requests are refused with good reason.
  if (phase === 'negative' || phase === 'session' || answer.status < 400 || answer.status >= 500) return null;
  const sent = sentJson(answer);
  if (sent === null) return null;
  const names = Object.keys(sent).filter((name) => /^\w+$/.test(name));
  const missing = missingFields(answer, names).filter((name) => names.includes(name));
  const [first] = missing;
  if (first === undefined) return null;
  if (missing.every((name) => sent[name] === '0')) return emptyZero(answer, first);
  return {
    code: 'php-body-not-read',
    title: `The JSON body of ${request.method} is not read`,
    place: null,
    count: missing.length,
    expected: `"${first}" found in the body that was sent`,
    actual: `${answer.status}, which calls "${first}" missing`,
    advice:
      `$_POST holds form fields of POST only. $${first} = $_POST['${first}'];  ->  ` +
      `$body = json_decode(file_get_contents('php://input'), true); $${first} = $body['${first}'] ?? null; ` +
      `(form fields of ${request.method}: parse_str(file_get_contents('php://input'), $body);)`,
    explained: answer.problems,
  };
};

/** PHP's empty() holds for the text "0", which people write. */
function emptyZero(answer: PhpAnswer, name: string): HabitMatch {
  return {
    code: 'php-empty-zero',
    title: 'The text "0" is taken for none',
    place: null,
    count: 1,
    expected: `"${name}": "0" taken as it was sent`,
    actual: `${answer.status}, which calls "${name}" missing`,
    advice: `empty('0') is true. empty($${name})  ->  $${name} === null || $${name} === ''`,
    explained: answer.problems,
  };
}

function sentJson({ exchange: { request } }: PhpAnswer): Readonly<Record<string, unknown>> | null {
  if (request.body === null || !request.headers.some(([name, value]) => isJsonHeader(name, value))) return null;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(request.body));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isJsonHeader(name: string, value: string): boolean {
  return name.toLowerCase() === 'content-type' && value.toLowerCase().startsWith('application/json');
}

/** Returns whether an answer calls something missing that its request may have contained. */
export function callsSomethingMissing(parsedBody: PhpAnswer['parsedBody']): boolean {
  if (parsedBody.kind !== 'json') return false;
  const codes = entriesAt(parsedBody.value, 'fields').map(([, code]) => String(code));
  return [...codes, textAt(parsedBody.value, 'message') ?? ''].some((text) => MISSING.test(text));
}

/** Returns the fields reported as missing, in `fields` or in the human-readable message. */
function missingFields({ parsedBody }: PhpAnswer, sent: readonly string[]): readonly string[] {
  if (parsedBody.kind !== 'json') return [];
  const fields = entriesAt(parsedBody.value, 'fields');
  if (fields.length > 0) return fields.filter(([, code]) => MISSING.test(String(code))).map(([name]) => name);
  const message = textAt(parsedBody.value, 'message') ?? '';
  return MISSING.test(message) ? sent.filter((name) => new RegExp(`\\b${name}\\b`).test(message)) : [];
}
