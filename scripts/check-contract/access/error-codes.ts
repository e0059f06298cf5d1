import { textAt } from '../contract/json.ts';
import type { Exchange } from '../model/exchange.ts';
import type { RunContext } from '../run/context.ts';

/** Statuses that mean different things to a client. */
const DISTINCT = [403, 404, 409, 422] as const;

/** Checks the codes of all refusals of a run: a client decides by them, so different refusals need different codes. */
export function checkErrorCodes({ runner, planned }: RunContext): void {
  const codes = new Map<number, { code: string; exchange: Exchange }>();
  for (const exchange of runner.exchanges) {
    const { outcome, operation } = exchange;
    if (outcome.kind !== 'answered' || !DISTINCT.some((status) => status === outcome.status)) continue;
    if (codes.has(outcome.status) || !planned.some((each) => each.operation === operation)) continue;
    const code = textAt(jsonOf(outcome.body), 'error');
    if (code !== null) codes.set(outcome.status, { code, exchange });
  }
  const [first] = codes.values();
  if (first === undefined || codes.size < 3) return;
  if ([...codes.values()].some(({ code }) => code !== first.code)) return;
  runner.report('negative', first.exchange, {
    code: 'one-code-for-all',
    title: 'All refusals have one code',
    place: '/error',
    expected: 'a code for each reason, such as session_lost, not_found and invalid',
    actual: `"${first.code}" with ${[...codes.keys()].sort().join(', ')}`,
    advice: "send_error(404, 'not_found', …): name the reason where it is known.",
  });
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
