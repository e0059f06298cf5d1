import { isJson } from '../checks/check-response.ts';
import type { Habit } from './habit.ts';
import { adviceForWarning, describeWarning, phpWarnings } from './php-warning.ts';

const HEADERS_SENT = /headers already sent/i;

/** Without output buffering, the first warning sends status 200 and `text/html`; what the script sets later is lost. */
export const warningWithStatusSent: Habit = (answer) => {
  const warnings = answer.problems.length === 0 ? [] : phpWarnings(answer.text);
  const [first] = warnings;
  const isSent = HEADERS_SENT.test(answer.text) || (answer.mediaType !== null && !isJson(answer.mediaType));
  // A 5xx error page means that the script ended rather than continued.
  if (first === undefined || !isSent || answer.status >= 500) return null;
  return {
    code: 'php-warning-with-status-sent',
    title: 'A warning of PHP was printed first, so that status and headers of the script are lost',
    place: null,
    count: warnings.filter(({ message }) => !HEADERS_SENT.test(message)).length || 1,
    expected: 'the status and the content type that the script sets, and nothing but JSON',
    actual: `${answer.status} as ${answer.mediaType ?? 'no content type'}, with ${describeWarning(first)}`,
    advice:
      `${adviceForWarning(first)} And on the server, in php.ini: display_errors = On  ->  display_errors = Off; ` +
      'output_buffering = 4096 keeps a stray output from sending the headers too early.',
    explained: answer.problems,
  };
};
