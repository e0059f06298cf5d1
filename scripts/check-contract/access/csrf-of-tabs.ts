import { operationOf } from '../contract/contract.ts';
import { isRecord } from '../contract/json.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import { learnCsrf } from '../run/log-in.ts';
import type { Answer } from '../run/runner.ts';

const NOBODY = 'check-contract-nobody@example.com';

/** Two tabs of one browser load the settings one after the other; the token of the first one must still hold. */
export async function checkCsrfOfTabs(context: RunContext): Promise<void> {
  const operation = operationOf(context.contract, 'requestPasswordReset');
  const use = operation?.uses[0];
  if (operation === null || use === undefined || context.isSafe || context.isDry) return;
  if (!context.planned.some((each) => each.use === use) || context.runner.isMuted(operation.operationId)) return;
  const browser = context.newVisitor('visitor');
  const tokens: unknown[] = [];
  for (let tab = 0; tab < 2; tab += 1) {
    await learnCsrf(context, browser);
    tokens.push(browser.pool.all('csrf')[0]);
  }
  const [first, second] = tokens;
  if (first === undefined || first === second) return;
  const ask = async (csrf: unknown, purpose: string): Promise<Answer> => {
    const draft = draftFor(context, browser, operation, use);
    const body = draft.body.kind === 'json' && isRecord(draft.body.value) ? draft.body.value : {};
    return context.runner.send({
      phase: 'session',
      draft: { ...draft, body: { kind: 'json', value: { ...body, email: NOBODY, csrf } } },
      purpose,
      visitor: browser,
      expectation: { kind: 'documented' },
    });
  };
  const old = await ask(first, 'the token of a tab that was opened earlier');
  if (old.isSuccess || old.isRateLimited) return;
  const fresh = await ask(second, 'the token of the tab that was opened last');
  if (!fresh.isSuccess) return;
  context.runner.report('session', old.exchange, {
    code: 'csrf-of-last-page',
    title: 'The token of a page ends when the same browser loads another one',
    place: null,
    expected: 'a token of the browser, which holds in all of its tabs',
    actual: `status ${old.status} with the token of the tab that was opened first`,
    advice: "Make it once for each session: $_SESSION['csrf'] ??= bin2hex(random_bytes(16));",
  });
}
