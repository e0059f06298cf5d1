import ExternalLink from 'lucide-react/icons/external-link';
import MailCheck from 'lucide-react/icons/mail-check';
import { Link, useLocation } from 'wouter';
import { calls } from '../../../data/calls.ts';
import { useConfiguration } from '../../../data/configuration.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { pathTo } from '../../../routing/path-to.ts';
import { Button } from '../../../ui/button.tsx';
import { ResendActivation } from '../../account/resend-activation.tsx';
import styles from './flow.module.css';
import { mailLink } from './mail-provider.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Step 7: links to the mailbox, helps if the mail is missing, and leads into the site. */
export default function StepDone({ user, headingLevel }: StepProps) {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  const [, navigate] = useLocation();
  const link = mailLink(user, siteName);
  const enter = () => {
    // Navigate first: once the saved progress is removed, the flow redirects to /home.
    navigate(pathTo('/search'));
    void calls.keepSignup(null);
  };
  return (
    <StepFrame
      headingLevel={headingLevel}
      title={t('signup.done_title')}
      lead={t('signup.done_text', { email: user.email })}
      actions={
        <Button variant="primary" size="l" onClick={enter}>
          {t('signup.done_enter')}
        </Button>
      }
    >
      <div className={styles['figure']} aria-hidden="true">
        <MailCheck />
      </div>
      {link !== null && (
        <a className={styles['mail']} href={link.url} target="_blank" rel="noreferrer">
          {t(link.isSearch ? 'signup.mail_search' : 'signup.mail_open', { provider: link.name })}
          <ExternalLink aria-hidden="true" />
        </a>
      )}
      <div className={styles['trouble']}>
        <p className={styles['note']}>{t('mail.not_there')}</p>
        <ResendActivation />
        <p className={styles['note']}>
          {t('signup.wrong_address')}{' '}
          <Link href={`${pathTo('/notifications')}#email-change-incorrect`}>{t('signup.change_email')}</Link>
        </p>
      </div>
    </StepFrame>
  );
}
