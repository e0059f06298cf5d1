import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './credits-page.module.css';

/** Says how much VAT the prices include; nothing in a country without VAT. */
export function VatNote({ percent }: { percent: number }) {
  const { t, formatPercent } = useTranslation();
  if (percent === 0) return null;
  return <p className={styles['note']}>{t('credits.vat', { percent: formatPercent(percent) })}</p>;
}
