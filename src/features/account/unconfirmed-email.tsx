import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ResendActivation } from './resend-activation.tsx';
import styles from './unconfirmed-email.module.css';

/** Reminds the member to confirm the address, with both ways on: the mail again, or another address. */
export default function UnconfirmedEmail({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <Card>
      <div className={styles['reminder']}>
        <p className={styles['text']}>{t('activation.still_open', { email })}</p>
        <div className={styles['ways']}>
          <ResendActivation />
          <ButtonLink variant="quiet" href={pathTo('/notifications')}>
            {t('notifications.email_change')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
