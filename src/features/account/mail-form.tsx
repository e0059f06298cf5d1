import MailCheck from 'lucide-react/icons/mail-check';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DirectResult } from '../../../worker/public/direct-calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import { isEmailAddress, tidyAddress } from '../../data/email-address.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import { failureText } from '../../data/failure-text.ts';
import { useAttemptId } from '../../data/use-attempt-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { TextField } from '../../ui/text-field.tsx';
import styles from './mail-form.module.css';
import { RESEND_WAIT_S, ResendButton } from './resend-button.tsx';
import { useCountdown } from './use-countdown.ts';

interface MailFormProps {
  submitLabel: string;
  /** Shown once a mail was requested; does not reveal whether the account exists. */
  sentText: (email: string) => string;
  send: (email: string, attemptId: string) => Promise<DirectResult<null> | Unreachable>;
}

/** Requests a mail to an address, and another one after a minute. */
export function MailForm({ submitLabel, sentText, send }: MailFormProps) {
  const { t } = useTranslation();
  const attemptId = useAttemptId();
  const { secondsLeft, start } = useCountdown();
  const [email, setEmail] = useState('');
  // How often the address was refused: each press leads back to it.
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<{ email: string; count: number } | null>(null);
  const [problem, setProblem] = useState<CallFailure | null>(null);
  const [round, setRound] = useState(1);
  // Of what was asked: an answer that comes after its place was left tells nothing.
  const asked = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector('input')?.focus();
  }, [refusals]);
  useEffect(() => {
    if (sentTo?.count === 1) sent.current?.focus();
  }, [sentTo]);

  const refuse = () => setRefusals((count) => count + 1);
  const ask = async (address: string, count: number) => {
    asked.current += 1;
    const own = asked.current;
    setBusy(true);
    setProblem(null);
    const result = await send(address, attemptId({ address, round }));
    // The same address later is a new attempt: with the same ID the server would repeat its answer and send nothing.
    if (result.status === 'answered') setRound((before) => before + 1);
    if (own !== asked.current) return;
    setBusy(false);
    if (result.status === 'answered') {
      setSentTo({ email: address, count });
      start(RESEND_WAIT_S);
    } else if (count === 1 && result.status === 'refused' && 'email' in result.fields) {
      refuse();
    } else {
      if (result.status === 'too-many-requests') start(result.retryAfterS);
      setProblem(result);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const address = tidyAddress(email);
    if (!isEmailAddress(address)) {
      refuse();
      return;
    }
    setRefusals(0);
    void ask(address, 1);
  };
  const alert = problem !== null && (
    <Banner tone="danger" role="alert">
      {failureText(problem, t)}
    </Banner>
  );

  if (sentTo !== null) {
    return (
      <div ref={sent} tabIndex={-1} className={styles['sent']}>
        <Banner tone="info" role="status" icon={<MailCheck />}>
          {sentText(sentTo.email)}
        </Banner>
        <p className={styles['hint']}>{t('mail.not_there')}</p>
        {alert}
        <div className={styles['actions']}>
          <ResendButton
            secondsLeft={secondsLeft}
            busy={busy}
            onResend={() => void ask(sentTo.email, sentTo.count + 1)}
          />
          <Button
            variant="quiet"
            onClick={() => {
              asked.current += 1;
              setBusy(false);
              setSentTo(null);
              focusIfLost(() => form.current?.querySelector('input') ?? null);
            }}
          >
            {t('mail.other_address')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      {alert}
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
          setRefusals(0);
        }}
        error={refusals > 0 ? t('mail.not_an_address') : null}
      />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
