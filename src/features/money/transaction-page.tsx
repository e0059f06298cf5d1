import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useEffect, useState } from 'react';
import type { Transaction, WithdrawalReceipt } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import { LoadProblem } from '../../data/load-problem.tsx';
import { useSession } from '../../data/session-store.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CardActions, FormCard } from '../account/form-card.tsx';
import { Working } from '../account/working.tsx';
import { Withdrawal } from './lazy-withdrawal.tsx';
import { pendingText } from './pending-text.ts';
import { TransactionFacts, TransactionSeller } from './transaction-facts.tsx';
import { TransactionOnward } from './transaction-onward.tsx';
import styles from './transaction-page.module.css';
import { useMoment } from './use-moment.ts';
import { usePendingPoll } from './use-pending-poll.ts';
import { useWithdrawableUntil } from './use-withdrawable.ts';
import { WITHDRAW_HASH } from './withdrawal-address.ts';

interface Words {
  icon: ReactNode;
  tone: 'plain' | 'success' | 'warning';
  title: MessageId;
  text: MessageId;
}

const STATES: Record<Transaction['state'], Words> = {
  paid: { icon: <CircleCheck />, tone: 'success', title: 'transaction.paid_title', text: 'transaction.paid_text' },
  pending: { icon: <Clock />, tone: 'plain', title: 'transaction.pending_title', text: 'transaction.pending_text' },
  cancelled: {
    icon: <Ban />,
    tone: 'warning',
    title: 'transaction.cancelled_title',
    text: 'transaction.cancelled_text',
  },
  failed: { icon: <CircleX />, tone: 'warning', title: 'transaction.failed_title', text: 'transaction.failed_text' },
  withdrawn: {
    icon: <Undo2 />,
    tone: 'plain',
    title: 'transaction.withdrawn_title',
    text: 'transaction.withdrawn_text',
  },
};

/** Outcome of a payment; the provider redirects here. Polls while the payment is pending. */
export default function TransactionPage({ transactionId }: { transactionId: string }) {
  const { t } = useTranslation();
  const { read, retry, put } = useDirectRead(transactionId, () => calls.loadTransaction(transactionId));
  usePendingPoll(transactionId, read.state === 'ready' && read.data.state === 'pending', put);
  const isPaid = read.state === 'ready' && read.data.state === 'paid';
  useEffect(() => {
    // The payment has changed the balance or premium in the member's data.
    if (isPaid) void calls.refresh();
  }, [isPaid]);

  if (read.state === 'loading') return <Working place="edge" title={t('route.transaction')} />;
  if (read.state === 'ready') return <Settled transaction={read.data} onChanged={put} />;
  if (read.problem.status === 'refused') return <Unknown />;
  return (
    <FormCard place="edge" title={t('route.transaction')}>
      <LoadProblem problem={read.problem} onRetry={retry} />
    </FormCard>
  );
}

interface SettledProps {
  transaction: Transaction;
  onChanged: (transaction: Transaction) => void;
}

function Settled({ transaction, onChanged }: SettledProps) {
  const { t } = useTranslation();
  const [isWithdrawing, setWithdrawing] = useState(() => location.hash === WITHDRAW_HASH);
  const session = useSession();
  const { id, state, payment_page: page } = transaction;
  const { icon, tone, title, text } = STATES[state];
  const withdrawn = async (receipt: WithdrawalReceipt) => {
    // Also where the order cannot be loaded anew: "Paid" above the receipt of its withdrawal would be wrong.
    const { received_at: receivedAt, refund } = receipt;
    onChanged({ ...transaction, state: 'withdrawn', withdrawn_at: receivedAt, withdraw_until: null, refund });
    // The withdrawal has changed the balance or premium too.
    void calls.refresh();
    const result = await calls.loadTransaction(id);
    if (result.status === 'answered') onChanged(result.data);
  };
  return (
    <FormCard place="edge" wide icon={icon} tone={tone} title={t(title)}>
      <p role="status" className={styles['text']}>
        {t(state === 'pending' ? pendingText(page, session.status) : text)}
      </p>
      {state === 'pending' && page === null && <div className={styles['waiting']} aria-hidden="true" />}
      {state === 'paid' && transaction.refund !== null && (
        <p className={styles['text']}>{t('transaction.paid_twice')}</p>
      )}
      <div className={styles['columns']}>
        <div className={styles['record']}>
          <TransactionFacts transaction={transaction} />
        </div>
        {/* Before the seller on a phone, so that what can be done is in the first view. */}
        <div className={styles['onward']}>
          <TransactionOnward transaction={transaction} />
          {(isWithdrawing || state === 'paid') && (
            <section className={styles['withdrawal']} id="withdraw" aria-labelledby="withdraw-title">
              <h2 className={styles['withdrawal-title']} id="withdraw-title">
                {t('withdrawal.title')}
              </h2>
              {isWithdrawing ? (
                <Withdrawal transactionId={id} onWithdrawn={(receipt) => void withdrawn(receipt)} />
              ) : (
                <Possible transaction={transaction} onWithdraw={() => setWithdrawing(true)} />
              )}
            </section>
          )}
        </div>
        <div>
          <TransactionSeller state={state} />
        </div>
      </div>
    </FormCard>
  );
}

interface PossibleProps {
  transaction: Transaction;
  onWithdraw: () => void;
}

/** The way to withdraw with its deadline, or that this is over. */
function Possible({ transaction, onWithdraw }: PossibleProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const open = useWithdrawableUntil(transaction);
  if (open === null) return <p className={styles['service']}>{t('transaction.withdraw_over')}</p>;
  return (
    <>
      <p className={styles['service']}>{t('transaction.withdraw_until', { date: moment(open) })}</p>
      <div>
        <Button onClick={onWithdraw}>{t('withdrawal.withdraw')}</Button>
      </div>
    </>
  );
}

function Unknown() {
  const { t } = useTranslation();
  return (
    <FormCard
      place="edge"
      icon={<CircleX />}
      tone="warning"
      title={t('transaction.unknown_title')}
      lead={t('transaction.unknown_text')}
    >
      <CardActions>
        <ButtonLink variant="primary" href={pathTo('/pages/service')}>
          {t('transaction.to_service')}
        </ButtonLink>
      </CardActions>
    </FormCard>
  );
}
