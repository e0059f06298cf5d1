import { type FormEvent, useEffect, useRef, useState } from 'react';
import { calls } from '../../data/calls.ts';
import { isEmailAddress, tidyAddress } from '../../data/email-address.ts';
import { type CallFailure, failureText, NOT_SAVED } from '../../data/failure-text.ts';
import { useAttemptId } from '../../data/use-attempt-id.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './notifications-page.module.css';

interface Errors {
  email: MessageId | null;
  password: MessageId | null;
}

const NO_ERRORS: Errors = { email: null, password: null };

interface EmailChangeFormProps {
  /** False while the current address is unconfirmed: it may have been mistyped. */
  isPasswordNeeded: boolean;
  /** `isHere`: the form is; it may have been closed while the request was on its way, and opened anew. */
  onSent: (email: string, isHere: boolean) => void;
  onCancel: () => void;
}

/** Requests a mail with a link to the new address; until the link is opened, the current address stays in use. */
export function EmailChangeForm({ isPasswordNeeded, onSent, onCancel }: EmailChangeFormProps) {
  const { t } = useTranslation();
  const { trouble } = useConnectionTrouble();
  const attemptId = useAttemptId();
  const [errors, setErrors] = useState(NO_ERRORS);
  const [problem, setProblem] = useState<CallFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors !== NO_ERRORS) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const send = async (email: string, password: string) => {
    setBusy(true);
    setErrors(NO_ERRORS);
    setProblem(null);
    const change = { email, password };
    const result = await calls.changeEmail(change, attemptId(change));
    setBusy(false);
    if (result.status === 'saved') onSent(email, form.current !== null);
    else {
      const found = result.status === 'refused' ? errorsOf(result.fields) : NO_ERRORS;
      if (Object.values(found).some((error) => error !== null)) setErrors(found);
      else setProblem(result);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = tidyAddress(String(data.get('email') ?? ''));
    const password = String(data.get('password') ?? '');
    const found: Errors = {
      email: isEmailAddress(email) ? null : 'notifications.email_wrong',
      password: isPasswordNeeded && password === '' ? 'login.password_missing' : null,
    };
    if (found.email !== null || found.password !== null) setErrors(found);
    else if (!isBusy) void send(email, password);
  };
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label={t('notifications.email_new')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email === null ? null : t(errors.email)}
      />
      {isPasswordNeeded && (
        <TextField
          label={t('login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password === null ? null : t(errors.password)}
        />
      )}
      {problem !== null && (
        <Banner tone="danger" role="alert">
          {failureText(problem, t, NOT_SAVED)}
        </Banner>
      )}
      {trouble !== null && (
        <p className={styles['note']} id="email-blocked">
          {t(`problem.save_${trouble}`)}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          disabled={trouble !== null}
          aria-describedby={trouble === null ? undefined : 'email-blocked'}
        >
          {t('notifications.email_send')}
        </Button>
      </div>
    </form>
  );
}

function errorsOf(fields: Readonly<Record<string, string>>): Errors {
  const email = fields['email'];
  return {
    email:
      email === undefined ? null : email === 'unchanged' ? 'notifications.email_same' : 'notifications.email_wrong',
    password: fields['password'] === undefined ? null : 'notifications.password_wrong',
  };
}
