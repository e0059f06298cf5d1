import { useState } from 'react';
import type { SignUpResult } from '../../../worker/public/direct-calls.ts';
import type { Settings } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import { isEmailAddress } from '../../data/email-address.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import { forgetStart } from '../../data/saved-start.ts';
import { useAttemptId } from '../../data/use-attempt-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { passwordProblem } from '../account/password-limit.ts';
import { takeLandingStep } from '../site/landing-steps.ts';
import type { EmailCheck } from './email-check.ts';
import { expectFreshAccount } from './fresh-account.ts';
import { newAccount } from './new-account.ts';
import { assignSavedLikes, sendSavedLikes } from './saved-likes.ts';
import { type FieldErrors, refusedFields } from './signup-problem.ts';
import { emailProblem, nameOrDefault, nameProblem } from './signup-rules.ts';
import { CHECK_WORDS, EMAIL_WORDS, NAME_WORDS } from './signup-words.ts';

type Problem = Exclude<SignUpResult | Unreachable | CallFailure, { status: 'signed-up' }>;

const NO_ERRORS: FieldErrors = { email: null, name: null, password: null };

interface Typed {
  email: string;
  /** May be empty: the default is used then. */
  name: string;
  password: string;
}

/**
 * Creates an account from what was typed, or says what is wrong with it. The new account is logged in.
 *
 * @param settings null until loaded
 * @param memberId the profile from which the visitor came; null if none
 * @param check of the email address
 */
export function useCreateAccount(
  settings: Settings | null,
  memberId: number | null,
  check: Pick<EmailCheck, 'settle' | 'forget'>,
) {
  const { locale } = useTranslation();
  const attemptId = useAttemptId();
  const [errors, setErrors] = useState(NO_ERRORS);
  /** How often something typed was refused. */
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
    setBusy(false);
  };

  const create = async (typed: Typed, isTokenRenewed = false): Promise<void> => {
    const { email, name, password } = typed;
    const chosenName = isEmailAddress(email) ? nameOrDefault(name, email) : name.trim();
    const wrongEmail = emailProblem(email);
    // Empty only beside an address that is wrong: the default comes with the right one.
    const wrongName = chosenName === '' ? null : nameProblem(chosenName, email);
    const found: FieldErrors = {
      email: wrongEmail === null ? null : EMAIL_WORDS[wrongEmail],
      name: wrongName === null ? null : NAME_WORDS[wrongName],
      password: password === '' ? 'login.password_missing' : passwordProblem(password),
    };
    setProblem(null);
    if (Object.values(found).some(Boolean)) {
      refuse(found);
      return;
    }
    setErrors(NO_ERRORS);
    setBusy(true);
    const checked = await check.settle(email);
    if (checked.state === 'unknown') {
      // An address that could not be checked counts as invalid (specification, section 8); also show the cause.
      refuse({ ...NO_ERRORS, email: 'signup.invalid_email' });
      setProblem(checked.problem);
      return;
    }
    const validation = checked.state === 'checked' ? checked.validation : null;
    if (validation !== null && validation.status !== 'new') {
      refuse({ ...NO_ERRORS, email: CHECK_WORDS[validation.status] });
      return;
    }
    const known = settings === null ? await calls.loadSettings() : { status: 'answered' as const, data: settings };
    if (known.status !== 'answered') {
      setBusy(false);
      setProblem(known);
      return;
    }
    const account = newAccount(
      { email, name: chosenName, password, language: locale, profile: memberId, token: validation?.token ?? null },
      known.data,
    );
    expectFreshAccount(true);
    const result = await calls.signUp(account, attemptId(account));
    if (result.status === 'signed-up') {
      forgetStart();
      takeLandingStep('account');
      if (result.session.status === 'member') {
        assignSavedLikes(result.session.accountId);
        await sendSavedLikes(result.session.accountId, calls);
      }
      return;
    }
    expectFreshAccount(false);
    if (
      result.status === 'refused' &&
      result.fields['token'] !== undefined &&
      account.token !== null &&
      !isTokenRenewed
    ) {
      // The form was left open for longer than the check of the address holds.
      check.forget();
      return create(typed, true);
    }
    console.error(`The account could not be created: ${result.status}`);
    const refused = result.status === 'refused' ? refusedFields(result.fields) : null;
    if (refused !== null) {
      refuse(refused);
      return;
    }
    setBusy(false);
    setProblem(result);
  };

  return { errors, setErrors, refusals, problem, busy, create: (typed: Typed) => create(typed) };
}
