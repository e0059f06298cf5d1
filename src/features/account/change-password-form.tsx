import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SaveResult } from '../../../worker/public/worker-api.ts';
import { calls } from '../../data/calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import { failureText, NOT_SAVED } from '../../data/failure-text.ts';
import { useAttemptId } from '../../data/use-attempt-id.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { passwordProblem } from './password-limit.ts';
import styles from './password-section.module.css';

interface Errors {
  password: MessageId | null;
  newPassword: MessageId | null;
}

const NO_ERRORS: Errors = { password: null, newPassword: null };

interface ChangePasswordFormProps {
  /** For password managers, which store passwords by address. */
  email: string;
  onCancel: () => void;
  /** `isHere`: the form is; it may have been closed while the change was on its way, and opened anew. */
  onChanged: (isHere: boolean) => void;
}

/** Form with the current password and the new one. Input is kept until the new one is saved. */
export function ChangePasswordForm({ email, onCancel, onChanged }: ChangePasswordFormProps) {
  const { t } = useTranslation();
  const { trouble } = useConnectionTrouble();
  const attemptId = useAttemptId();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [errors, setErrors] = useState(NO_ERRORS);
  const [problem, setProblem] = useState<Exclude<SaveResult, { status: 'saved' }> | Unreachable | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), []);
  useEffect(() => {
    if (errors !== NO_ERRORS) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const send = async () => {
    const change = { password, newPassword };
    setBusy(true);
    setErrors(NO_ERRORS);
    setProblem(null);
    const id = attemptId(change);
    const result = await calls.changePassword(change, id);
    setBusy(false);
    if (result.status === 'saved') onChanged(form.current !== null);
    else {
      const found = result.status === 'refused' ? errorsOf(result.fields) : NO_ERRORS;
      if (Object.values(found).some((error) => error !== null)) setErrors(found);
      else setProblem(result);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || trouble !== null) return;
    const found: Errors = {
      password: password === '' ? 'login.password_missing' : null,
      newPassword: newPasswordProblem(password, newPassword),
    };
    if (found.password !== null || found.newPassword !== null) setErrors(found);
    else void send();
  };
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t('password.present')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={errors.password === null ? null : t(errors.password)}
      />
      <TextField
        label={t('password.new_label')}
        hint={t('password.new_hint')}
        type="password"
        autoComplete="new-password"
        required
        value={newPassword}
        onChange={({ target }) => setNewPassword(target.value)}
        error={errors.newPassword === null ? null : t(errors.newPassword)}
      />
      {problem !== null && (
        <Banner tone="danger" role="alert">
          {failureText(problem, t, NOT_SAVED)}
        </Banner>
      )}
      {trouble !== null && (
        <p className={styles['note']} id="password-blocked">
          {t('account.needs_connection')}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={trouble !== null}
          aria-describedby={trouble === null ? undefined : 'password-blocked'}
        >
          {t('password.save')}
        </Button>
      </div>
    </form>
  );
}

function newPasswordProblem(password: string, newPassword: string): MessageId | null {
  return passwordProblem(newPassword) ?? (newPassword === password ? 'password.new_same' : null);
}

function errorsOf(fields: Readonly<Record<string, string>>): Errors {
  const refused = fields['new_password'];
  return {
    password: fields['password'] === undefined ? null : 'notifications.password_wrong',
    newPassword:
      refused === undefined ? null : refused === 'unchanged' ? 'password.new_same' : 'password.new_not_accepted',
  };
}
