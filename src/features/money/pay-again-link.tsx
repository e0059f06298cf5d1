import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { useOwnUser } from '../../data/own-account.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { payAgainAddress } from './order-address.ts';
import { isOfferedAgain } from './pay-again.ts';

export interface PayAgainProps {
  transaction: Transaction;
}

/** Orders an unsuccessful order of this member again; nothing where it was bought since, as in the list. */
export default function PayAgainLink({ transaction }: PayAgainProps) {
  const { t } = useTranslation();
  const { row, load } = useAnswer({ key: 'transactions' });
  const isPremium = useOwnUser()?.paid_user === true;
  const address = payAgainAddress(transaction);
  // An older list may lack what was bought since.
  if (address === null || row === undefined || load.status === 'loading') return null;
  if (!isOfferedAgain(transaction, row?.answer ?? [], isPremium)) return null;
  return (
    <ButtonLink variant="primary" href={address}>
      {t('transaction.pay_again')}
    </ButtonLink>
  );
}
