import { describeValue } from '../checks/describe-value.ts';
import { at, isRecord } from '../contract/json.ts';
import type { Habit } from './habit.ts';

/** The script reports errors only in the body. */
export const errorWith200: Habit = (answer) => {
  if (answer.status < 200 || answer.status >= 300 || answer.parsedBody.kind !== 'json') return null;
  const explained = answer.fieldProblems.map(({ problem }) => problem);
  const said = errorIn(answer.parsedBody.value);
  if (said === null || explained.length === 0) return null;
  return {
    code: 'php-error-with-200',
    title: `An error is answered with status ${answer.status}`,
    place: null,
    count: 1,
    expected: 'a status of 4xx with an error, or a success with what the contract says',
    actual: `${answer.status} with "${said.name}": ${describeValue(said.value)}`,
    advice:
      "Say it in the status too: echo json_encode(['error' => …]);  ->  http_response_code(422); " +
      "echo json_encode(['error' => 'invalid', 'message' => …]); (403 without a session, 404 for what is not there).",
    explained,
  };
};

function errorIn(value: unknown): { name: string; value: unknown } | null {
  if (!isRecord(value)) return null;
  for (const name of ['error', 'errors', 'exception']) {
    const found = at(value, name);
    if ((typeof found === 'string' && found !== '') || isRecord(found) || (Array.isArray(found) && found.length > 0)) {
      return { name, value: found };
    }
  }
  const failed: readonly (readonly [string, readonly unknown[]])[] = [
    ['success', [false, 0, '0', 'false']],
    ['ok', [false, 0]],
    ['status', ['error', 'fail', 'failed']],
    ['result', ['error', 'fail', 'failed']],
  ];
  for (const [name, values] of failed) {
    if (Object.hasOwn(value, name) && values.includes(at(value, name))) return { name, value: at(value, name) };
  }
  return null;
}
