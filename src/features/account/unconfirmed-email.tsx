import ChevronDown from 'lucide-react/icons/chevron-down';
import MailWarning from 'lucide-react/icons/mail-warning';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMatches } from '../../ui/use-matches.ts';
import { EMAIL_CHANGE_HASH } from './email-change-hash.ts';
import { ResendActivation } from './resend-activation.tsx';
import styles from './unconfirmed-email.module.css';

/**
 * Reminds the member to confirm the address, with both ways on: the mail again, or another address. On a phone one line
 * that opens, so that the members below it are in the first view.
 *
 * @param props.isStep whether it is the content of one step among others, in a card already
 */
export default function UnconfirmedEmail({ email, isStep = false }: { email: string; isStep?: boolean }) {
  const { t } = useTranslation();
  const ways = (
    <div className={classNames(styles['ways'], isStep && styles['close'])}>
      <ResendActivation />
      <ButtonLink variant="quiet" href={`${pathTo('/notifications')}${EMAIL_CHANGE_HASH}`}>
        {t('notifications.email_change')}
      </ButtonLink>
    </div>
  );
  const isPhone = useMatches('phone');
  if (isStep) {
    return (
      <>
        {/* What it is for is the step's title. */}
        <p className={styles['step-text']}>{t('activation.open_link', { email })}</p>
        {ways}
      </>
    );
  }
  const reminder = (
    <div className={styles['reminder']}>
      <p className={styles['text']}>{t('activation.still_open', { email })}</p>
      {ways}
    </div>
  );
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
