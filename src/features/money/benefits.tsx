import Check from 'lucide-react/icons/check';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './premium-page.module.css';

/** Comparison table of the free and premium plans. */
export function Benefits() {
  const { t } = useTranslation();
  const credits = useSiteSettings()?.message_credits ?? 1;
  const included = (
    <span className={styles['included']}>
      <Check aria-hidden="true" />
      <VisuallyHidden>{t('premium.included')}</VisuallyHidden>
    </span>
  );
  const rows = [
    {
      name: t('premium.benefit_messages'),
      free: credits === 0 ? t('premium.no_charge') : t('site.credits', { count: credits }),
      premium: t('premium.no_charge'),
    },
    { name: t('premium.benefit_look'), free: included, premium: included },
    { name: t('premium.benefit_likes'), free: included, premium: included },
    { name: t('premium.benefit_ads'), free: t('premium.sometimes'), premium: t('premium.none') },
  ];
  return (
    <Card>
      <table className={styles['benefits']}>
        <caption className={styles['title']}>{t('premium.compared')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('premium.benefit')}</VisuallyHidden>
            </th>
            <th scope="col">{t('premium.free')}</th>
            <th scope="col">{t('route.premium')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.free}</td>
              <td className={styles['better']}>{row.premium}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
