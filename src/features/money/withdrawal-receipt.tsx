import FileCheck from 'lucide-react/icons/file-check';
import type { WithdrawalPreview, WithdrawalReceipt } from '../../../worker/public/direct-calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { useItemName } from './use-item-name.ts';
import { useMoment } from './use-moment.ts';
import { useMoney } from './use-money.ts';
import styles from './withdrawal.module.css';

interface WithdrawalReceiptCardProps {
  preview: WithdrawalPreview;
  receipt: WithdrawalReceipt;
  email: string;
}

/** The dated receipt of a withdrawal, which is also sent by email. */
export function WithdrawalReceiptCard({ preview, receipt, email }: WithdrawalReceiptCardProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const money = useMoney();
  const itemName = useItemName();
  return (
    <div className={styles['form']} role="status">
      <p className={styles['received']}>
        <FileCheck aria-hidden="true" />
        <strong>{t('withdrawal.received')}</strong>
      </p>
      <dl className={styles['facts']}>
        <dt>{t('withdrawal.reference')}</dt>
        <dd className={styles['number']}>{receipt.reference}</dd>
        <dt>{t('withdrawal.received_at')}</dt>
        <dd>{moment(receipt.received_at)}</dd>
        <dt>{t('withdrawal.contract')}</dt>
        <dd>{itemName(preview.item)}</dd>
        <dt>{t('transaction.number')}</dt>
        <dd className={styles['number']}>{receipt.transaction}</dd>
        <dt>{t('withdrawal.refund')}</dt>
        <dd className={styles['refund']}>{money(receipt.refund)}</dd>
      </dl>
      <p className={styles['text']}>
        {t('withdrawal.refund_within', { count: receipt.refund_within_days })} {t('withdrawal.mail_sent', { email })}
      </p>
      <div className={styles['print']}>
        <Button onClick={() => print()}>{t('transaction.print')}</Button>
      </div>
    </div>
  );
}
