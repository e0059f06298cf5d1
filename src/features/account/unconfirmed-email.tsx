import ChevronDown from 'lucide-react/icons/chevron-down';
import MailWarning from 'lucide-react/icons/mail-warning';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useMatches } from '../../ui/use-matches.ts';
import { EMAIL_CHANGE_HASH } from './email-change-hash.ts';
import { ResendActivation } from './resend-activation.tsx';
import styles from './unconfirmed-email.module.css';

/**
 * Reminds the member to confirm the address, with both ways on: the mail again, or another address. On a phone one line
 * that opens, so that the members below it are in the first view.
 *
 * @param props.isPart whether it stands in a card already
 */
export default function UnconfirmedEmail({ email, isPart = false }: { email: string; isPart?: boolean }) {
  const { t } = useTranslation();
  const reminder = (
    <div className={styles['reminder']}>
      <p className={styles['text']}>{t('activation.still_open', { email })}</p>
      <div className={styles['ways']}>
        <ResendActivation />
        <ButtonLink variant="quiet" href={`${pathTo('/notifications')}${EMAIL_CHANGE_HASH}`}>
          {t('notifications.email_change')}
        </ButtonLink>
      </div>
    </div>
  );
  const isPhone = useMatches('phone');
  if (isPart) return reminder;
  if (!isPhone) return <Card padding="s">{reminder}</Card>;
  return (
    <Card padding="none">
      <details className={styles['folded']}>
        <summary className={styles['summary']}>
          <MailWarning aria-hidden="true" />
          <span>{t('activation.confirm')}</span>
          <ChevronDown aria-hidden="true" />
        </summary>
        {reminder}
      </details>
    </Card>
  );
}
