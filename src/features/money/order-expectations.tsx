import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Card } from '../../ui/card.tsx';
import { ordersAddress } from './order-address.ts';
import styles from './order-expectations.module.css';

/** What follows an order of credits: the payment, the credits, the receipt; and whom to ask. */
export function OrderExpectations() {
  const { t } = useTranslation();
  return (
    <Card>
      <h2 className={styles['title']} id="order-next">
        {t('credits.next')}
      </h2>
      <ol className={styles['steps']} aria-labelledby="order-next">
        <li>{t('credits.after_order')}</li>
        <li>{t('credits.next_credited')}</li>
        <li>{t('credits.next_receipt', { orders: t('orders.title') })}</li>
      </ol>
      <p className={styles['links']}>
        <Link href={ordersAddress('credits')}>{t('orders.title')}</Link>
        <Link href={pathTo('/pages/faq')}>{t('route.faq')}</Link>
        <Link href={pathTo('/pages/service')}>{t('transaction.to_service')}</Link>
      </p>
    </Card>
  );
}
