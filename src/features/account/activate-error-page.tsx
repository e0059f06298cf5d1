import MailWarning from 'lucide-react/icons/mail-warning';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { FormCard } from './form-card.tsx';
import { ResendActivation } from './resend-activation.tsx';
import { TaskPage, type TaskPageProps } from './task-page.tsx';

/** Shown when the address could not be confirmed: possible causes, and a way to get another mail. */
export default function ActivateErrorPage({ Extract }: TaskPageProps) {
  return (
    <TaskPage Extract={Extract}>
      <AnotherMail />
    </TaskPage>
  );
}

function AnotherMail() {
  const { t } = useTranslation();
  return (
    <FormCard
      icon={<MailWarning />}
      tone="warning"
      title={t('activation.error_title')}
      lead={t('activation.error_text')}
    >
      <ResendActivation />
      <p>
        {t('activation.still_stuck')} <Link href={pathTo('/pages/service')}>{t('activation.to_service')}</Link>
      </p>
    </FormCard>
  );
}
