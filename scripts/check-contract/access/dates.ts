import { headerValue } from '../checks/check-headers.ts';
import type { Exchange } from '../model/exchange.ts';
import type { RunContext } from '../run/context.ts';
import type { FindingText } from '../run/finding-text.ts';

/** RFC 9110, section 5.6.7. */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** Machines behind one address differ by less. */
const APART_MS = 90_000;

type Answered = Exchange & { outcome: Extract<Exchange['outcome'], { kind: 'answered' }> };

/** Reports answers without the header Date, and those whose Date is none or is of another clock than the others. */
export function checkDates(context: RunContext, exchanges: readonly Exchange[]): void {
  const answered = exchanges.filter(isAnswered);
  const dated = answered.filter((exchange) => dateOf(exchange) !== null);
  if (dated.length === 0) {
    tell(context, answered[0], NO_DATE);
    return;
  }
  const odd = dated.find((exchange) => !HTTP_DATE.test(dateOf(exchange) ?? ''));
  if (odd !== undefined) tell(context, odd, { ...WRONG_DATE, actual: dateOf(odd) ?? '' });
  tellUndated(context, answered, dated);
  tellOtherClock(context, dated);
}

/** Reports uses that never have the header, while others do. */
function tellUndated(context: RunContext, answered: readonly Answered[], dated: readonly Answered[]): void {
  const isSuccess = ({ outcome }: Answered): boolean => outcome.status < 300;
  const fine = new Set(dated.filter(isSuccess).map(({ use }) => use));
  const undated = new Map(answered.filter(isSuccess).map((each) => [each.use, each]));
  for (const [use, exchange] of undated)
    if (use !== null && !fine.has(use))
      tell(context, exchange, {
        ...NO_DATE,
        title: 'Answers of one call never have the header Date',
        actual: 'no such header, while other calls have it',
      });
}

/** The clock of this machine may be wrong, so that the answers are only compared with each other. */
function tellOtherClock(context: RunContext, dated: readonly Answered[]): void {
  // A cache tells the time at which it got the answer.
  const fresh = dated.filter(
    ({ outcome }) =>
      headerValue(outcome.headers, 'age') === null && HTTP_DATE.test(headerValue(outcome.headers, 'date') ?? ''),
  );
  const usualMs = median(fresh.map(aheadMs));
  const other = fresh.find((exchange) => Math.abs(aheadMs(exchange) - usualMs) > APART_MS);
  if (other === undefined) return;
  const apartS = Math.round((aheadMs(other) - usualMs) / 1000);
  tell(context, other, {
    ...WRONG_DATE,
    title: 'The header Date of one call is of another clock than that of the others',
    expected: 'one clock for all answers, in UTC',
    actual: `${dateOf(other)}, ${Math.abs(apartS)} s ${apartS > 0 ? 'ahead of' : 'behind'} the others`,
  });
}

function isAnswered(exchange: Exchange): exchange is Answered {
  return exchange.outcome.kind === 'answered';
}

function dateOf({ outcome }: Answered): string | null {
  return headerValue(outcome.headers, 'date');
}

/** Milliseconds that the server is ahead of this machine by the Date of an answer. */
function aheadMs({ outcome, startedAtMs }: Answered): number {
  return Date.parse(headerValue(outcome.headers, 'date') ?? '') - startedAtMs;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function tell({ runner, planned }: RunContext, exchange: Exchange | undefined, text: FindingText): void {
  if (exchange === undefined) return;
  if (planned.some(({ operation }) => operation.operationId === exchange.operation?.operationId))
    runner.report('session', exchange, text);
}

const NO_DATE: FindingText = {
  code: 'no-date',
  title: 'No answer has the header Date',
  place: 'header Date',
  expected: 'the time of the server: the client shows times by it where the clock of a device is wrong',
  actual: 'no such header in the whole run',
  advice:
    "Web servers send it by themselves; look for what removes it, or header('Date: ' . gmdate('D, d M Y H:i:s') . ' GMT');",
};

const WRONG_DATE: FindingText = {
  ...NO_DATE,
  code: 'wrong-header',
  title: 'The header Date has another form than HTTP has for it',
  expected: 'Tue, 15 Nov 1994 08:12:31 GMT',
  actual: '',
};
