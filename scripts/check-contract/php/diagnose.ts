import type { Diagnose } from '../checks/php-diagnosis.ts';
import type { ResponseProblem } from '../checks/response-problem.ts';
import type { ContractDocument } from '../contract/document.ts';
import type { Finding } from '../model/finding.ts';
import { bodyNotRead } from './body-not-read.ts';
import { booleanAsNumber } from './boolean-as-number.ts';
import { byteOrderMark } from './byte-order-mark.ts';
import { dateObject } from './date-object.ts';
import { dateWithoutZone } from './date-without-zone.ts';
import { empty200 } from './empty-200.ts';
import { emptyObjectAsList } from './empty-object-as-list.ts';
import { errorWith200 } from './error-with-200.ts';
import { floatWithoutFraction } from './float-without-fraction.ts';
import type { Habit, HabitMatch, PhpAnswer } from './habit.ts';
import { integerPast253 } from './integer-past-2-53.ts';
import { latin1 } from './latin-1.ts';
import { listWithHoles } from './list-with-holes.ts';
import { loginRedirect } from './login-redirect.ts';
import { missingNull } from './missing-null.ts';
import { numberAsString } from './number-as-string.ts';
import { offsetWithoutColon } from './offset-without-colon.ts';
import { otherBytes } from './other-bytes.ts';
import { phoneAsNumber } from './phone-as-number.ts';
import { phpAnswer } from './php-answer.ts';
import { repeatedKey } from './repeated-key.ts';
import { strayOutput } from './stray-output.ts';
import { textHtml } from './text-html.ts';
import { uploadVanished } from './upload-vanished.ts';
import { warningBeforeJson } from './warning-before-json.ts';
import { warningWithStatusSent } from './warning-with-status-sent.ts';

/** Habits that corrupt the response as a whole, so that nothing else can be diagnosed; the first match wins. */
const WHOLE_ANSWER: readonly Habit[] = [
  otherBytes,
  byteOrderMark,
  warningWithStatusSent,
  warningBeforeJson,
  strayOutput,
  loginRedirect,
  empty200,
  latin1,
  bodyNotRead,
  uploadVanished,
  errorWith200,
];

/** Habits that can occur together; each sees only the problems that earlier ones left unexplained. */
const PARTS: readonly Habit[] = [
  textHtml,
  repeatedKey,
  integerPast253,
  floatWithoutFraction,
  numberAsString,
  booleanAsNumber,
  phoneAsNumber,
  emptyObjectAsList,
  listWithHoles,
  dateObject,
  dateWithoutZone,
  offsetWithoutColon,
  missingNull,
];

/** Explains the problems of a response by PHP habits and names the line to change. */
export function phpDiagnosis(document: ContractDocument): Diagnose {
  return (input) => {
    const answer = phpAnswer(document, input);
    const matches = answer === null ? [] : meet(answer);
    return {
      findings: matches.map((match) => toFinding(match, input)),
      explained: new Set(matches.flatMap(({ explained }) => explained)),
    };
  };
}

function meet(answer: PhpAnswer): readonly HabitMatch[] {
  for (const habit of WHOLE_ANSWER) {
    const match = habit(answer);
    if (match !== null) return [match];
  }
  const matches: HabitMatch[] = [];
  let left = answer;
  for (const habit of PARTS) {
    const match = habit(left);
    if (match === null) continue;
    matches.push(match);
    left = without(left, match.explained);
  }
  return matches;
}

function without(answer: PhpAnswer, explained: readonly ResponseProblem[]): PhpAnswer {
  const gone = new Set(explained);
  return {
    ...answer,
    problems: answer.problems.filter((problem) => !gone.has(problem)),
    fieldProblems: answer.fieldProblems.filter(({ problem }) => !gone.has(problem)),
  };
}

function toFinding(
  { code, title, place, count, expected, actual, advice }: HabitMatch,
  { operation, use, exchange }: Parameters<Diagnose>[0],
): Finding {
  return {
    code,
    phase: exchange.phase,
    operationId: operation.operationId,
    source: use.source,
    title,
    place,
    count,
    expected,
    actual,
    advice,
    exchange,
  };
}
