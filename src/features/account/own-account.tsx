import type { User } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './account-sections.module.css';
import { BlockedMembers } from './blocked-members.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportData } from './export-data.tsx';
import { OwnReports } from './own-reports.tsx';
import { PasswordSection } from './password-section.tsx';

/** What belongs to the account rather than to the public profile: address, password, data, deletion. */
export default function OwnAccount({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <div className={styles['column']}>
      <EmailSection />
      <PasswordSection email={user.email} />
      <Card>
        <section className={styles['section']} aria-labelledby="orders-title">
          <h2 className={styles['title']} id="orders-title">
            {t('orders.title')}
          </h2>
          <div>
            <ButtonLink href={`${pathTo('/credits')}#orders`}>{t('orders.to_orders')}</ButtonLink>
          </div>
        </section>
      </Card>
      <BlockedMembers />
      <OwnReports />
      <Card>
        <section className={styles['section']} aria-labelledby="export-title">
          <h2 className={styles['title']} id="export-title">
            {t('account.export_title')}
          </h2>
          <p className={styles['note']}>{t('account.export_text')}</p>
          <ExportData />
        </section>
      </Card>
      <DeleteSection user={user} />
    </div>
  );
}
