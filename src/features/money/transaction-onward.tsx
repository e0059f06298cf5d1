import { Link } from 'wouter';
import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loginPath } from '../../routing/next-path.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CardActions } from '../account/form-card.tsx';
import { chatAfterTopUp } from '../chat/top-up-return.ts';
import { ContinuePayment } from './continue-payment.tsx';
import { PayAgain } from './lazy-pay-again.tsx';
import { ordersAddress, payAgainAddress } from './order-address.ts';
import styles from './transaction-page.module.css';

/** Possible next steps. Users who return from the payment provider without a session are asked to log in. */
export function TransactionOnward({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation();
  const session = useSession();
  const { id, state, item, payment_page: page } = transaction;
  // The message the credits were bought for is kept there as a draft.
  const chatId = chatAfterTopUp(session);
  const again = payAgainAddress(transaction);
  const isFirst = again === null && page === null;
  return (
    <>
      <CardActions>
        {page !== null && <ContinuePayment page={page} />}
        {again !== null &&
          (session.status === 'member' ? (
            <PayAgain transaction={transaction} />
          ) : (
            <ButtonLink variant="primary" href={again}>
              {t('transaction.pay_again')}
            </ButtonLink>
          ))}
        {session.status === 'member' ? (
          <>
            {chatId !== null && (
              <ButtonLink variant={isFirst ? 'primary' : 'secondary'} href={pathTo('/chats/:chatId', { chatId })}>
                {t('transaction.to_message')}
              </ButtonLink>
            )}
            {state === 'paid' && (
              <ButtonLink variant={chatId === null ? 'primary' : 'secondary'} href={pathTo('/chats')}>
                {t('transaction.to_chats')}
              </ButtonLink>
            )}
            <ButtonLink href={ordersAddress(item.kind)}>{t('orders.to_orders')}</ButtonLink>
          </>
        ) : (
          <ButtonLink href={loginPath(pathTo('/transactions/:transactionId', { transactionId: id }))}>
            {t('nav.log_in')}
          </ButtonLink>
        )}
        {(state === 'paid' || state === 'withdrawn') && (
          <Button variant="quiet" onClick={() => print()}>
            {t('transaction.print')}
          </Button>
        )}
      </CardActions>
      <p className={styles['service']}>
        {t('transaction.questions')} <Link href={pathTo('/pages/service')}>{t('transaction.to_service')}</Link>
      </p>
    </>
  );
}
