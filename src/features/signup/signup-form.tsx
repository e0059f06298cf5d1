import { useEffect, useRef, useState } from 'react';
import type { Settings } from '../../../worker/public/rows.ts';
import { isEmailAddress, tidyAddress } from '../../data/email-address.ts';
import { readSavedStart, saveStart } from '../../data/saved-start.ts';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { shortened } from '../../ui/shortened.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import { StorageChoice } from '../session/storage-choice.tsx';
import { takeLandingStep } from '../site/landing-steps.ts';
import { EmailNote } from './email-note.tsx';
import { EmailSuggestion, useMeantAddress } from './email-suggestion.tsx';
import { SignupAgreement } from './signup-agreement.tsx';
import styles from './signup-form.module.css';
import { signupProblemText } from './signup-problem.ts';
import { emailProblem, nameOrDefault, nameProblem } from './signup-rules.ts';
import { CHECK_WORDS, EMAIL_WORDS, NAME_WORDS } from './signup-words.ts';
import { useAfterPress } from './use-after-press.ts';
import { useCreateAccount } from './use-create-account.ts';
import { useEmailCheck } from './use-email-check.ts';

/** Characters of it that stand in a line below the field; nobody has to read a long address to its end. */
const DEFAULT_NAME_SHOWN = 30;

interface SignupFormProps {
  /** Null until loaded. */
  settings: Settings | null;
  memberId: number | null;
}

/** Form for email address, name and password. The new account is logged in, and the router reacts to the session. */
export function SignupForm({ settings, memberId }: SignupFormProps) {
  const { t } = useTranslation();
  const session = useSession();
  // The prerendered page knows no address.
  const isInBrowser = useIsInBrowser();
  const [kept] = useState(readSavedStart);
  const [email, setEmail] = useState(kept.email);
  const [name, setName] = useState(kept.name);
  const [password, setPassword] = useState('');
  const [hasLeftEmail, setHasLeftEmail] = useState(false);
  const { checkState, ...check } = useEmailCheck();
  const { type } = check;
  const { errors, refusals, problem, busy, setErrors, create } = useCreateAccount(settings, memberId, check);
  const address = tidyAddress(email);
  const meant = useMeantAddress(hasLeftEmail ? email : '');
  const form = useRef<HTMLFormElement>(null);
  const { notePress, afterPress } = useAfterPress();

  // Validate an address restored after a reload as if it had just been typed.
  useEffect(() => type(kept.email), [kept, type]);
  useEffect(() => saveStart({ email, name }), [email, name]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  /** What others see where the name stays empty; empty while there is no address. */
  const defaultName = isInBrowser && isEmailAddress(address) ? nameOrDefault('', email) : '';
  const status =
    checkState.state === 'checked' ? checkState.validation.status : checkState.state === 'unknown' ? 'invalid' : null;
  const wrongOnLeaving = hasLeftEmail && address !== '' ? emailProblem(address) : null;
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
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        setHasLeftEmail(true);
        void create({ email: address, name, password });
      }}
      onInput={() => takeLandingStep('started')}
      onPointerDownCapture={notePress}
      noValidate
    >
      {problem !== null && (
        <FormAlert
          action={problem.status === 'storage-refused' && session.status === 'visitor' && <StorageChoice size="s" />}
        >
          {signupProblemText(problem, t)}
        </FormAlert>
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
            if (isEmailAddress(address)) takeLandingStep('email');
            afterPress(() => setHasLeftEmail(true));
          }}
          error={emailError && t(emailError)}
        />
        <EmailNote checkState={checkState} isToldByField={isToldByField} isDoubted={meant !== null} />
        <EmailSuggestion
          meant={meant}
          onTake={(instead) => {
            setEmail(instead);
            setErrors({ ...errors, email: null });
            type(instead);
            // The button goes with the doubt.
            focusIfLost(() => form.current?.querySelector<HTMLElement>('[name="email"]') ?? null);
          }}
        />
      </div>
      <TextField
        label={t('signup.name_optional')}
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
        error={errors.name && t(errors.name)}
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
        error={errors.password && t(errors.password)}
      />
      <SignupAgreement />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {t('signup.submit')}
      </Button>
    </form>
  );
}
