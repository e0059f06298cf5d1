import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SignUpResult } from '../../../worker/public/direct-calls.ts';
import type { Settings } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import { isEmailAddress } from '../../data/email-address.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import { useSession } from '../../data/session-store.ts';
import { useAttemptId } from '../../data/use-attempt-id.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { shortened } from '../../ui/shortened.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import { passwordProblem } from '../account/password-limit.ts';
import { StorageChoice } from '../session/storage-choice.tsx';
import { takeLandingStep } from '../site/landing-steps.ts';
import { EmailNote } from './email-note.tsx';
import { EmailSuggestion, useMeantAddress } from './email-suggestion.tsx';
import { expectFreshAccount } from './fresh-account.ts';
import { newAccount } from './new-account.ts';
import { assignSavedLikes, sendSavedLikes } from './saved-likes.ts';
import { forgetStart, readSavedStart, saveStart } from './saved-start.ts';
import { SignupAgreement } from './signup-agreement.tsx';
import styles from './signup-form.module.css';
import { signupProblemText, wordsOf } from './signup-problem.ts';
import { emailProblem, nameOrDefault, nameProblem } from './signup-rules.ts';
import { CHECK_WORDS, EMAIL_WORDS, NAME_WORDS, PASSWORD_WORDS } from './signup-words.ts';
import { useAfterPress } from './use-after-press.ts';
import { useEmailCheck } from './use-email-check.ts';

type Problem = Exclude<SignUpResult | Unreachable | CallFailure, { status: 'signed-up' }>;

interface FieldErrors {
  email: MessageId | null;
  name: MessageId | null;
  password: MessageId | null;
}

const NO_ERRORS: FieldErrors = { email: null, name: null, password: null };

/** Characters of it that stand in a line below the field; nobody has to read a long address to its end. */
const DEFAULT_NAME_SHOWN = 30;

interface SignupFormProps {
  /** Null until loaded. */
  settings: Settings | null;
  memberId: number | null;
}

/** Form for email address, name and password. The new account is logged in, and the router reacts to the session. */
export function SignupForm({ settings, memberId }: SignupFormProps) {
  const { t, locale } = useTranslation();
  const session = useSession();
  const attemptId = useAttemptId();
  // The prerendered page knows no address.
  const isInBrowser = useIsInBrowser();
  const [kept] = useState(readSavedStart);
  const [email, setEmail] = useState(kept.email);
  const [name, setName] = useState(kept.name);
  const [password, setPassword] = useState('');
  const [hasLeftEmail, setHasLeftEmail] = useState(false);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { checkState, type, settle } = useEmailCheck();
  const meant = useMeantAddress(hasLeftEmail ? email : '');
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const { notePress, afterPress } = useAfterPress();

  // Validate an address restored after a reload as if it had just been typed.
  useEffect(() => type(kept.email), [kept, type]);
  useEffect(() => saveStart({ email, name }), [email, name]);
  useEffect(() => {
    if (problem !== null) alert.current?.focus();
  }, [problem]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  /** What others see where the name stays empty; empty while there is no address. */
  const defaultName = isInBrowser && isEmailAddress(email.trim()) ? nameOrDefault('', email) : '';
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const address = email.trim();
    const chosenName = isEmailAddress(address) ? nameOrDefault(name, address) : name.trim();
    const wrongEmail = emailProblem(address);
    // Empty only beside an address that is wrong: the default comes with the right one.
    const wrongName = chosenName === '' ? null : nameProblem(chosenName, address);
    const found: FieldErrors = {
      email: wrongEmail === null ? null : EMAIL_WORDS[wrongEmail],
      name: wrongName === null ? null : NAME_WORDS[wrongName],
      password: password === '' ? 'login.password_missing' : passwordProblem(password),
    };
    setProblem(null);
    setHasLeftEmail(true);
    if (found.email !== null || found.name !== null || found.password !== null) {
      refuse(found);
      return;
    }
    setErrors(NO_ERRORS);
    setBusy(true);
    const checked = await settle(address);
    if (checked.state === 'unknown') {
      // An address that could not be checked counts as invalid (specification, section 8); also show the cause.
      setBusy(false);
      refuse({ ...NO_ERRORS, email: 'signup.invalid_email' });
      setProblem(checked.problem);
      return;
    }
    if (checked.state === 'checked' && checked.validation.status !== 'new') {
      setBusy(false);
      refuse({ ...NO_ERRORS, email: CHECK_WORDS[checked.validation.status] });
      return;
    }
    const known = settings === null ? await calls.loadSettings() : { status: 'answered' as const, data: settings };
    if (known.status !== 'answered') {
      setBusy(false);
      setProblem(known);
      return;
    }
    const token = checked.state === 'checked' ? checked.validation.token : null;
    const typed = { email: address, name: chosenName, password, language: locale, profile: memberId, token };
    const account = newAccount(typed, known.data);
    const id = attemptId(account);
    expectFreshAccount(true);
    const result = await calls.signUp(account, id);
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
    setBusy(false);
    setProblem(result);
    console.error(`The account could not be created: ${result.status}`);
    if (result.status !== 'refused') return;
    const codes = new Map(Object.entries(result.fields));
    refuse({
      email: wordsOf(codes.get('email'), { ...EMAIL_WORDS, taken: 'signup.email_taken' }, 'signup.invalid_email'),
      name: wordsOf(codes.get('name'), NAME_WORDS),
      password: wordsOf(codes.get('password'), PASSWORD_WORDS),
    });
  };

  const status =
    checkState.state === 'checked' ? checkState.validation.status : checkState.state === 'unknown' ? 'invalid' : null;
  const wrongOnLeaving = hasLeftEmail && email.trim() !== '' ? emailProblem(email.trim()) : null;
  const emailError =
    errors.email ??
    (wrongOnLeaving !== null
      ? EMAIL_WORDS[wrongOnLeaving]
      : hasLeftEmail && status === 'invalid'
        ? CHECK_WORDS.invalid
        : null);
  const checkWords = status === null ? null : CHECK_WORDS[status];
  const isToldByField = errors.email !== null && (checkWords === null || checkWords === errors.email);

  return (
    <form
      ref={form}
      method="post"
      className={styles['form']}
      onSubmit={(event) => void submit(event)}
      onInput={() => takeLandingStep('started')}
      onPointerDownCapture={notePress}
      noValidate
    >
      {problem !== null && (
        <div ref={alert} tabIndex={-1} className={styles['alert']}>
          <Banner
            tone="danger"
            role="alert"
            {...(problem.status === 'storage-refused' && session.status === 'visitor'
              ? { action: <StorageChoice size="s" /> }
              : {})}
          >
            {signupProblemText(problem, t)}
          </Banner>
        </div>
      )}
      <div className={styles['email']}>
        <TextField
          label={t('login.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setHasLeftEmail(false);
            setErrors({ ...errors, email: null });
            type(event.target.value);
          }}
          onBlur={() => {
            if (isEmailAddress(email.trim())) takeLandingStep('email');
            afterPress(() => setHasLeftEmail(true));
          }}
          error={emailError === null ? null : t(emailError)}
        />
        <EmailNote checkState={checkState} isToldByField={isToldByField} isDoubted={meant !== null} />
        <EmailSuggestion
          meant={meant}
          onTake={(address) => {
            setEmail(address);
            setErrors({ ...errors, email: null });
            type(address);
          }}
        />
      </div>
      <TextField
        label={t('signup.name')}
        hint={
          name.trim() === '' && defaultName !== ''
            ? t('signup.name_default', { name: shortened(defaultName, DEFAULT_NAME_SHOWN) })
            : t('signup.name_hint')
        }
        name="name"
        autoComplete="nickname"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setErrors({ ...errors, name: null });
        }}
        onBlur={() => {
          const wrong = name.trim() === '' ? null : nameProblem(name, email);
          if (wrong !== null) afterPress(() => setErrors((held) => ({ ...held, name: NAME_WORDS[wrong] })));
        }}
        error={errors.name === null ? null : t(errors.name)}
      />
      <TextField
        label={t('login.password')}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setErrors({ ...errors, password: null });
        }}
        error={errors.password === null ? null : t(errors.password)}
      />
      <SignupAgreement />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {t('signup.submit')}
      </Button>
    </form>
  );
}
