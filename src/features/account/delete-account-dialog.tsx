import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { User } from '../../../worker/public/rows.ts';
import type { DeleteAccountResult } from '../../../worker/public/worker-api.ts';
import { calls } from '../../data/calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import { type FailureWords, failureText, NOT_SAVED } from '../../data/failure-text.ts';
import { KeptInput } from '../../data/kept-input.ts';
import { useAccountId } from '../../data/session-store.ts';
import { useAttemptId } from '../../data/use-attempt-id.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { excessOf } from '../../ui/text-limit.ts';
import { AccountLosses } from './account-losses.tsx';
import styles from './account-sections.module.css';
import { ExportData } from './export-data.tsx';
import { isWordTyped } from './is-word-typed.ts';
import { StayOffer } from './stay-offer.tsx';

/** Maximum length of the reason (contract, `DeleteAccountRequest.reason`). */
const REASON_MAX_LENGTH = 2000;

/** Without an answer, the server may have deleted the account all the same. */
const NOT_DELETED: FailureWords = { ...NOT_SAVED, offline: 'account.delete_unclear' };

/** The reason alone: the word and the password are typed for the deletion itself. */
const kept = new KeptInput<{ reason: string }>();

interface Wrong {
  word: boolean;
  password: 'missing' | 'wrong' | null;
}

const NOTHING_WRONG: Wrong = { word: false, password: null };

/** Shows what is lost and the alternatives; deletes the account once the word and the password are typed. */
export default function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation();
  const { trouble } = useConnectionTrouble();
  const attemptId = useAttemptId();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const place = { accountId: useAccountId(), about: '' };
  const [reason, setReason] = useState(() => kept.read(place)?.reason ?? '');
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState(NOTHING_WRONG);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Exclude<DeleteAccountResult, { status: 'deleted' }> | Unreachable | null>(
    null,
  );
  const asked = t('account.delete_word');
  useEffect(() => {
    if (wrong !== NOTHING_WRONG) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  const end = async () => {
    const farewell = { password, reason: reason.trim() === '' ? null : reason.trim() };
    setBusy(true);
    setWrong(NOTHING_WRONG);
    setProblem(null);
    const result = await calls.deleteAccount(farewell, attemptId(farewell));
    // The session has ended in all tabs, and each redirects by itself.
    if (result.status === 'deleted') return;
    setBusy(false);
    if (result.status === 'refused' && result.fields['password'] !== undefined) {
      setWrong({ word: false, password: 'wrong' });
    } else setProblem(result);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || trouble !== null) return;
    const found: Wrong = { word: !isWordTyped(word, asked), password: password === '' ? 'missing' : null };
    if (found.word || found.password !== null || excessOf(reason, REASON_MAX_LENGTH) > 0) setWrong(found);
    else void end();
  };
  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      title={t('account.delete_heading')}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('account.keep')}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} disabled={trouble !== null}>
            {t('account.delete_now')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles['form']} onSubmit={submit} noValidate>
        <p>{t('account.lost_lead')}</p>
        <AccountLosses user={user} />
        <StayOffer />
        <ExportData />
        <TextArea
          label={t('account.reason')}
          rows={2}
          dir="auto"
          limit={REASON_MAX_LENGTH}
          value={reason}
          onChange={({ target }) => {
            kept.keep(place, { reason: target.value });
            setReason(target.value);
          }}
        />
        <TextField
          label={t('account.type_word', { word: asked })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={word}
          onChange={({ target }) => setWord(target.value)}
          error={wrong.word ? t('account.word_wrong', { word: asked }) : null}
        />
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <TextField
          label={t('login.password')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={
            wrong.password === null
              ? null
              : t(wrong.password === 'missing' ? 'login.password_missing' : 'notifications.password_wrong')
          }
        />
        {problem !== null && (
          <Banner tone="danger" role="alert">
            {failureText(problem, t, NOT_DELETED)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
