import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import { LoadProblem } from '../../data/load-problem.tsx';
import { useSession } from '../../data/session-store.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardActions, FormCard } from '../account/form-card.tsx';
import { Working } from '../account/working.tsx';
import { chatAfterTopUp } from '../chat/top-up-return.ts';
import { TransactionFacts } from './transaction-facts.tsx';
import styles from './transaction-page.module.css';
import { usePendingPoll } from './use-pending-poll.ts';

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

/** What became of a payment: where the provider sends people back to. Asks again for as long as it is open. */
export default function TransactionPage({ transactionId }: { transactionId: string }) {
  const { t } = useTranslation();
  const { read, retry, put } = useDirectRead(transactionId, () => calls.loadTransaction(transactionId));
  usePendingPoll(transactionId, read.state === 'ready' && read.data.state === 'pending', put);
  const isPaid = read.state === 'ready' && read.data.state === 'paid';
  useEffect(() => {
    // The balance and premium are part of the member's data, which is fresh then.
    if (isPaid) void calls.refresh();
  }, [isPaid]);

  if (read.state === 'loading') return <Working title={t('route.transaction')} />;
  if (read.state === 'ready') return <Settled transaction={read.data} />;
  if (read.problem.status === 'refused') return <Unknown />;
  return (
    <FormCard title={t('route.transaction')}>
      <LoadProblem problem={read.problem} onRetry={retry} />
    </FormCard>
  );
}

function Settled({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation();
  const { icon, tone, title, text } = STATES[transaction.state];
  return (
    <FormCard icon={icon} tone={tone} title={t(title)}>
      <p role="status" className={styles['text']}>
        {t(text)}
      </p>
      {transaction.state === 'pending' && <div className={styles['waiting']} aria-hidden="true" />}
      <TransactionFacts transaction={transaction} />
      <Onward transaction={transaction} />
    </FormCard>
  );
}

/** Whoever came back from the provider without a session logs in first. */
function Onward({ transaction: { state, item, pay_again: payAgain, method } }: { transaction: Transaction }) {
  const { t } = useTranslation();
  const isMember = useSession().status === 'member';
  // The message that the credits were for waits there, as a draft.
  const chatId = chatAfterTopUp();
  const again =
    payAgain === null
      ? null
      : payAgain.pack === null
        ? pathTo('/premium')
        : pathTo('/credits/:creditId/:paymentMethod?', { creditId: payAgain.pack, paymentMethod: method });
  return (
    <>
      <CardActions>
        {again !== null && (
          <ButtonLink variant="primary" href={again}>
            {t('transaction.pay_again')}
          </ButtonLink>
        )}
        {isMember ? (
          <>
            {chatId !== null && (
              <ButtonLink
                variant={again === null ? 'primary' : 'secondary'}
                href={pathTo('/chats/:chatId', { chatId })}
              >
                {t('transaction.to_message')}
              </ButtonLink>
            )}
            {state === 'paid' && (
              <ButtonLink variant={chatId === null ? 'primary' : 'secondary'} href={pathTo('/chats')}>
                {t('transaction.to_chats')}
              </ButtonLink>
            )}
            <ButtonLink href={item.kind === 'premium' ? pathTo('/premium') : pathTo('/credits')}>
              {t(item.kind === 'premium' ? 'transaction.to_premium' : 'transaction.to_credits')}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href={pathTo('/login')}>{t('nav.log_in')}</ButtonLink>
        )}
      </CardActions>
      <p className={styles['service']}>
        {t('transaction.questions')} <Link href={pathTo('/pages/service')}>{t('transaction.to_service')}</Link>
      </p>
    </>
  );
}

function Unknown() {
  const { t } = useTranslation();
  return (
    <FormCard
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
