import { isDeepStrictEqual } from 'node:util';
import { at } from '../contract/json.ts';
import type { RunContext } from '../run/context.ts';
import { learnCsrf } from '../run/log-in.ts';
import type { Answer } from '../run/runner.ts';
import { SequenceEnded, Steps } from '../sequences/steps.ts';
import { ANY_PATH, LOST } from './sessions-of-one.ts';
import { checkToldAddresses } from './told-addresses.ts';

/**
 * With the pair of a banned account in `--values`: who knows its password is told of the ban, and nobody else is; a ban
 * opens no session.
 */
export async function checkBannedAccount(context: RunContext): Promise<void> {
  const [email] = context.member.pool.all('banned_email');
  const [password] = context.member.pool.all('banned_password');
  if (context.isSafe || context.isDry || typeof email !== 'string' || typeof password !== 'string') return;
  const visitor = context.newVisitor('visitor');
  const steps = new Steps(context, 'a banned account', visitor);
  if (!steps.has('logIn')) return;
  await learnCsrf(context, visitor);
  try {
    await banned(steps, email, password);
  } catch (error) {
    if (!(error instanceof SequenceEnded)) throw error;
  }
  await checkToldAddresses(context, visitor, email);
}

async function banned(steps: Steps, email: string, password: string): Promise<void> {
  const logIn = (who: string, word: string, statuses: readonly number[], because: string): Promise<Answer> =>
    steps.attempt('logIn', {
      purpose: because.toLowerCase(),
      body: { email: who, password: word, csrf: steps.known('csrf') },
      expect: { kind: 'status', statuses: [...statuses, 429], because },
    });
  const told = await logIn(email, password, [423], 'A banned account is not told of its ban');
  if (told.status === 423) steps.same(told, 'A ban is told by another code', 'account_banned', at(told.body, 'error'));
  const cookie = steps.visitor.jar.header(ANY_PATH) ?? '';
  if (steps.has('getUser'))
    await steps.attempt('getUser', {
      purpose: 'no session by it',
      cookie,
      expect: { kind: 'status', statuses: LOST, because: 'A banned account is logged in all the same' },
    });
  const wrong = 'check-contract wrong one';
  const guessed = await logIn(email, wrong, [422], 'A ban is told to who does not know the password');
  const nobody = await logIn(`nobody-of-${email}`, wrong, [422], 'A wrong pair is not refused as such');
  if (guessed.status === 422 && nobody.status === 422 && !isDeepStrictEqual(guessed.body, nobody.body))
    steps.broken(
      guessed,
      'A wrong password tells that there is a banned account',
      JSON.stringify(nobody.body),
      JSON.stringify(guessed.body),
      'Check the password first, then the ban.',
    );
}
