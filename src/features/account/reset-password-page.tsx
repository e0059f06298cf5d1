import KeyRound from 'lucide-react/icons/key-round';
import { Link } from 'wouter';
import { callWorker, SERVER_CALL_LIMIT_MS } from '../../data/connection.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { FormCard } from './form-card.tsx';
import { MailForm } from './mail-form.tsx';

/** Asks for a link to set a new password. What it answers does not tell whether there is such an account. */
export default function ResetPasswordPage() {
  const { t } = useTranslation();
  return (
    <FormCard icon={<KeyRound />} title={t('password.heading')} lead={t('password.lead')}>
      <MailForm
        submitLabel={t('password.submit')}
        sentText={(email) => t('password.sent', { email })}
        send={(email, attemptId) =>
          callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.requestPasswordReset(email, attemptId))
        }
      />
      <p>
        <Link href={pathTo('/login')}>{t('password.to_login')}</Link>
      </p>
    </FormCard>
  );
}
