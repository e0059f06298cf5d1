import { AnswerView } from '../../data/answer-view.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { BrowserPermission } from './browser-permission.tsx';
import { EmailSection } from './email-section.tsx';
import { NotificationMatrix } from './notification-matrix.tsx';
import styles from './notifications-page.module.css';

/** What the member is notified of and how; `#email-change-incorrect` opens the form for changing the address. */
export default function NotificationsPage() {
  const { t } = useTranslation();
  const answer = useAnswer({ key: 'notifications' });
  return (
    <div className={styles['page']}>
      <PageHeader title={t('route.notifications')} lead={t('notifications.lead')} />
      <div className={styles['halves']}>
        <div className={styles['email-place']}>
          <EmailSection />
        </div>
        <div className={styles['column']}>
          <AnswerView answer={answer} height="40rem" isPage>
            {(row) => <NotificationMatrix settings={row.answer.settings} />}
          </AnswerView>
        </div>
        {answer.row && (
          <div className={styles['browser']}>
            <BrowserPermission devices={answer.row.answer.push_subscriptions} />
          </div>
        )}
      </div>
    </div>
  );
}
