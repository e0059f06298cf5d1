import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { WithdrawalPreview, WithdrawalReceipt } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import { isEmailAddress, tidyAddress } from '../../data/email-address.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import { failureText } from '../../data/failure-text.ts';
import { useOwnUser } from '../../data/own-account.tsx';
import { useAttemptId } from '../../data/use-attempt-id.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { excessOf } from '../../ui/text-limit.ts';
import { useItemName } from './use-item-name.ts';
import { useMoment } from './use-moment.ts';
import { useMoney } from './use-money.ts';
import styles from './withdrawal.module.css';

/** Maximum name length (contract, `WithdrawalRequest.name`). */
const NAME_MAX_LENGTH = 150;

const CLOSED: Record<NonNullable<WithdrawalPreview['closed_because']>, MessageId> = {
  deadline: 'withdrawal.closed_deadline',
  not_paid: 'withdrawal.closed_not_paid',
  spent: 'withdrawal.closed_spent',
  withdrawn: 'withdrawal.closed_withdrawn',
};

interface WithdrawalConfirmationProps {
  preview: WithdrawalPreview;
  /** Address of the account that placed the order; null in that account's own session. */
  email: string | null;
  onReceived: (receipt: WithdrawalReceipt, email: string) => void;
  /** The server reports that withdrawal is no longer possible. */
  onClosed: () => void;
}

/** The contract and the refund, then the statement form, or the reason why withdrawal is no longer possible. */
export function WithdrawalConfirmation(props: WithdrawalConfirmationProps) {
  const { preview, email } = props;
  const { t, formatDate } = useTranslation();
  const money = useMoney();
  const itemName = useItemName();
  const moment = useMoment();
  const { item, amount, closed_because: closed, spent_credits: spent, until } = preview;
  const day = (time: string) => formatDate(Date.parse(time), 'long');
  return (
    <div className={styles['form']}>
      <dl className={styles['facts']}>
        <dt>{t('withdrawal.contract')}</dt>
        <dd>{itemName(item)}</dd>
        <dt>{t('withdrawal.ordered_at')}</dt>
        <dd>{day(preview.ordered_at)}</dd>
        <dt>{t('transaction.amount')}</dt>
        <dd>{money(amount)}</dd>
        <dt>{t('transaction.number')}</dt>
        <dd className={styles['number']}>{preview.transaction}</dd>
        {closed === null && (
          <>
            <dt>{t('withdrawal.refund')}</dt>
            <dd className={styles['refund']}>{money(preview.refund)}</dd>
          </>
        )}
      </dl>
      {closed === null ? (
        <>
          <p className={styles['text']}>
            {item.kind === 'premium'
              ? t('withdrawal.premium_ends')
              : spent > 0
                ? t('withdrawal.credits_spent', { count: spent })
                : t('withdrawal.credits_go')}{' '}
            {until !== null && t('transaction.withdraw_until', { date: moment(until) })}
          </p>
          {email === null ? <OwnStatement {...props} /> : <Statement {...props} email={email} isFixed />}
        </>
      ) : (
        <Banner tone="info" role="status">
          {t(CLOSED[closed], { date: until === null ? '' : moment(until) })}
        </Banner>
      )}
    </div>
  );
}

/** Statement prefilled from the member's own account. */
function OwnStatement(props: WithdrawalConfirmationProps) {
  const user = useOwnUser();
  if (!user) return <Skeleton shape="block" height="12rem" />;
  return <Statement {...props} email={user.email} name={user.profile.name} />;
}

interface StatementProps extends WithdrawalConfirmationProps {
  email: string;
  name?: string;
  /** The address identifies the account and must not be edited. */
  isFixed?: boolean;
}

function Statement({ preview, name: ownName = '', email: ownEmail, isFixed, onReceived, onClosed }: StatementProps) {
  const { t } = useTranslation();
  const attemptId = useAttemptId();
  const [name, setName] = useState(ownName);
  const [email, setEmail] = useState(ownEmail);
  const [wrong, setWrong] = useState<{ name: boolean; email: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CallFailure | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrong !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    const statement = { transactionId: preview.transaction, name: name.trim(), email: tidyAddress(email) };
    const found = {
      name: statement.name === '' || excessOf(statement.name, NAME_MAX_LENGTH) > 0,
      email: !isEmailAddress(statement.email),
    };
    setWrong(found.name || found.email ? found : null);
    if (found.name || found.email) return;
    setBusy(true);
    const id = attemptId(statement);
    const result = await calls.withdraw(statement, id);
    setBusy(false);
    if (result.status === 'answered') onReceived(result.data, statement.email);
    else if (result.status !== 'refused') setProblem(result);
    else if (result.error === 'withdrawal_closed') onClosed();
    else if ('name' in result.fields || 'email' in result.fields)
      setWrong({ name: 'name' in result.fields, email: 'email' in result.fields });
    else setProblem(result);
  };
  return (
    <form ref={form} className={styles['statement']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('withdrawal.name')}
        autoComplete="name"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={wrong?.name === true ? t('withdrawal.name_wrong') : null}
      />
      <TextField
        label={t('withdrawal.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={isFixed}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wrong?.email === true ? t('mail.not_an_address') : null}
      />
      {problem !== null && (
        <Banner tone="danger" role="alert">
          {problem.status === 'offline' ? t('withdrawal.problem_offline') : failureText(problem, t)}
        </Banner>
      )}
      <div>
        <Button type="submit" variant="primary" size="l" busy={busy}>
          {t('withdrawal.confirm')}
        </Button>
      </div>
      <p className={styles['note']}>{t('withdrawal.no_reason')}</p>
    </form>
  );
}
