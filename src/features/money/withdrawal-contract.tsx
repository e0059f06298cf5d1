import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isEmailAddress, tidyAddress } from '../../data/email-address.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PATH_PARAMETERS } from '../../routing/path-parameters.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './withdrawal.module.css';

interface WithdrawalContractProps {
  /** Null if the user still has to enter it. */
  transactionId: string | null;
  /** The last lookup found no contract with this number and address. */
  isUnknown: boolean;
  busy: boolean;
  onChosen: (transactionId: string, email: string) => void;
}

interface Wrong {
  number: boolean;
  email: boolean;
}

const NOTHING: Wrong = { number: false, email: false };

/** Asks users without the account's session for the contract: its number and the account's email address. */
export function WithdrawalContract({ transactionId, isUnknown, busy, onChosen }: WithdrawalContractProps) {
  const { t } = useTranslation();
  const [number, setNumber] = useState(transactionId ?? '');
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(NOTHING);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrong !== NOTHING) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const id = transactionNumber(number);
    const address = tidyAddress(email);
    if (id !== null && isEmailAddress(address)) {
      setWrong(NOTHING);
      onChosen(id, address);
    } else setWrong({ number: id === null, email: !isEmailAddress(address) });
  };
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['text']}>{t('withdrawal.lead')}</p>
      {isUnknown && (
        <Banner tone="warning" role="alert">
          {t('withdrawal.unknown')}
        </Banner>
      )}
      {transactionId === null && (
        <TextField
          label={t('withdrawal.number')}
          hint={t('withdrawal.number_hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          error={wrong.number ? t('withdrawal.number_wrong') : null}
        />
      )}
      <TextField
        label={t('withdrawal.account_email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wrong.email ? t('mail.not_an_address') : null}
      />
      <div>
        <Button type="submit" variant="primary" size="l" busy={busy}>
          {t('withdrawal.withdraw')}
        </Button>
      </div>
    </form>
  );
}

/** Extracts the number from typed or pasted text, including the URL of its page; null if it is not a valid number. */
function transactionNumber(text: string): string | null {
  const last =
    text
      .trim()
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  return PATH_PARAMETERS.transactionId.parse(last);
}
