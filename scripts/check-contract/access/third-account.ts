import { randomUUID } from 'node:crypto';
import { operationOf } from '../contract/contract.ts';
import { at, isRecord } from '../contract/json.ts';
import { longText } from '../requests/long-text.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import { learnCsrf } from '../run/log-in.ts';
import type { Answer } from '../run/runner.ts';
import { emailToken, PASSWORD, tellWhatWasNotKept } from '../run/throwaway.ts';
import type { Visitor } from '../run/visitor.ts';
import { HARD_NAME } from '../sequences/hard-text.ts';
import { Steps } from '../sequences/steps.ts';
import { tellIfShared, tellShared } from './key-findings.ts';
import { withKey } from './keyed.ts';

/** As long as the contract allows. */
const NAME_CHARACTERS = 150;

/**
 * Signs up another account in another browser, with the key that the first account of the run was signed up with: keys
 * of one browser must not count in another. Null if the server takes no further account.
 */
export async function signUpThird(context: RunContext, first: Visitor): Promise<Visitor | null> {
  const { signUp } = context.contract;
  const key = signUp === null ? null : context.runner.doneWrites.key(first, signUp.use);
  if (signUp === null || key === null || !context.planned.some(({ use }) => use === signUp.use)) return null;
  const visitor = context.newVisitor('throwaway');
  const email = `check-contract-${randomUUID().slice(0, 12)}@example.com`;
  visitor.pool.fix('email', email);
  visitor.pool.fix('password', PASSWORD);
  await learnCsrf(context, visitor);
  const token = await emailToken(context, visitor, email);
  const draft = draftFor(context, visitor, signUp.operation, signUp.use);
  const body = draft.body.kind === 'json' && isRecord(draft.body.value) ? draft.body.value : {};
  const landing = chosenOnLanding(context.member);
  const value = {
    ...body,
    email,
    name: `${HARD_NAME}${longText(NAME_CHARACTERS - [...HARD_NAME].length)}`,
    password: PASSWORD,
    ...('token' in body ? { token } : {}),
    // Another country than the one that the server takes the run to be in.
    ...(landing === null ? {} : { landing, country: landing.country, language: context.languages.at(-1) }),
  };
  const send = (itsKey: string, purpose: string): Promise<Answer> =>
    context.runner.send({
      phase: 'idempotency',
      draft: withKey({ ...draft, body: { kind: 'json', value } }, itsKey),
      purpose,
      visitor,
      expectation: { kind: 'documented' },
      isImpatient: true,
    });
  let answer = await send(key, 'sign up in another browser under the same key');
  tellIfShared(context, answer);
  if (answer.status === 409) answer = await send(randomUUID(), 'sign up in another browser');
  if (at(at(answer.body, 'fields'), 'name') !== undefined) {
    tellLongName(context, answer);
    return null;
  }
  if (!answer.isSuccess) return null;
  const told = at(answer.body, 'email');
  if (typeof told === 'string' && told.toLowerCase() !== email) {
    tellShared(context, answer, 'the account of another browser');
    return null;
  }
  visitor.hasSession = true;
  tellWhatWasNotKept(context, value, answer);
  await learnCsrf(context, visitor);
  if (landing !== null) await beginsThere(new Steps(context, 'sign up by a landing page', visitor), landing);
  return visitor;
}

function tellLongName({ runner }: RunContext, answer: Answer): void {
  runner.report('idempotency', answer.exchange, {
    code: 'valid-request-refused',
    title: 'A text as long as the contract allows is refused ("name")',
    place: null,
    expected: '150 characters, whatever bytes they take',
    actual: `status ${answer.status}`,
    advice: "mb_strlen($name, 'UTF-8') <= 150",
  });
}

interface Landing {
  path: string;
  niche: number;
  country: string;
  countryregion: number;
  interests: readonly string[];
}

/** A place that a visitor may choose: a region of the site, other than the first; null if none is known. */
function chosenOnLanding({ pool }: Visitor): Landing | null {
  const [country, regions] = [...(pool.regions ?? [])].findLast(([, list]) => list.length > 0) ?? [];
  const countryregion = regions?.at(-1);
  if (country === undefined || countryregion === undefined) return null;
  return { path: '/landers/gallery/check-contract', niche: 1, country, countryregion, interests: [] };
}

/** The search of a new member begins at the place that was chosen on the landing page. */
async function beginsThere(steps: Steps, { country, countryregion }: Landing): Promise<void> {
  if (!steps.has('search')) return;
  const answer = await steps.attempt('search', {
    purpose: 'the search begins where it was chosen',
    query: { auto_load: '1', pp: 1 },
    expect: { kind: 'documented' },
  });
  const told = at(answer.body, 'filter_options');
  if (answer.isSuccess)
    steps.same(
      answer,
      'The search of a new member does not begin with what was chosen on the landing page',
      [country, countryregion],
      [at(told, 'country'), at(told, 'countryregion')],
      'Keep "landing" of the sign-up as the first filters of the search.',
    );
}

/** Ends that account. Its key must mean nothing to the other account, which is not ended: its password is wrong. */
export async function endThirdAccount(context: RunContext, first: Visitor, third: Visitor): Promise<void> {
  const operation = operationOf(context.contract, 'deleteAccount');
  const use = operation?.uses[0];
  if (operation === null || use === undefined || context.runner.isMuted(operation.operationId)) return;
  const key = randomUUID();
  const send = (visitor: Visitor, password: unknown, purpose: string): Promise<Answer> => {
    const draft = draftFor(context, visitor, operation, use);
    const value = Object.assign({}, draft.body.kind === 'json' ? draft.body.value : {}, { password });
    return context.runner.send({
      phase: 'idempotency',
      draft: withKey({ ...draft, body: { kind: 'json', value } }, key),
      purpose: `deleteAccount: ${purpose}`,
      visitor,
      expectation: { kind: 'documented' },
    });
  };
  const ended = await send(third, third.pool.all('password')[0], 'end another account of the run');
  if (!ended.isSuccess) return;
  third.hasSession = false;
  const answer = await send(first, `not ${String(first.pool.all('password')[0])}`, 'the same key of another member');
  tellIfShared(context, answer);
  if (answer.isSuccess) tellShared(context, answer, `status ${answer.status}, though the password is wrong`);
}
