import type { Habit } from './habit.ts';
import { adviceForWarning, describeWarning, phpWarnings } from './php-warning.ts';

/** PHP warnings in the body; output buffering preserved the headers set by the script. */
export const warningBeforeJson: Habit = (answer) => {
  const warnings = answer.problems.length === 0 ? [] : phpWarnings(answer.text);
  const [first] = warnings;
  if (first === undefined) return null;
  const isFatal = /fatal|parse/i.test(first.level);
  const more = warnings.length === 1 ? '' : ` and ${warnings.length - 1} more`;
  return {
    code: 'php-warning-before-json',
    title: isFatal
      ? `${answer.operation.operationId}: PHP stopped with an error and printed it in place of the JSON`
      : `A warning of PHP stands in the body before the JSON`,
    place: null,
    count: warnings.length,
    expected: 'nothing but JSON in the body',
    actual: describeWarning(first) + more,
    advice:
      `${adviceForWarning(first)} And on the server, in php.ini: display_errors = On  ->  display_errors = Off, ` +
      'log_errors = On, so that warnings go to the log.',
    explained: answer.problems,
  };
};
