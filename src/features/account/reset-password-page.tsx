import KeyRound from 'lucide-react/icons/key-round';
import { Link } from 'wouter';
import { calls } from '../../data/calls.ts';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { FormCard } from './form-card.tsx';
import { MailForm } from './mail-form.tsx';
import { TaskPage, type TaskPageProps } from './task-page.tsx';

/** Requests a link to set a new password. The answer does not reveal whether the account exists. */
export default function ResetPasswordPage({ Extract }: TaskPageProps) {
  return (
    <TaskPage Extract={Extract}>
      <AskForLink />
    </TaskPage>
  );
}

function AskForLink() {
  const { t } = useTranslation();
  const isMember = useSession().status === 'member';
  return (
    <FormCard icon={<KeyRound />} title={t('password.heading')} lead={t('password.lead')}>
      <MailForm
        submitLabel={t('password.submit')}
        sentText={(email) => t('password.sent', { email })}
        send={(email, attemptId) => calls.requestPasswordReset(email, attemptId)}
      />
      <p>
        {isMember ? (
          <Link href={pathTo('/profile')}>{t('account_deleted.to_profile')}</Link>
        ) : (
          <Link href={pathTo('/login')}>{t('password.to_login')}</Link>
        )}
      </p>
    </FormCard>
  );
}
