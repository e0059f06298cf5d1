import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { ResendActivation } from '../account/resend-activation.tsx';
import { SubPage } from './developer-frame.tsx';

/** Shows the reminder to confirm the account, with the form to resend the mail. */
export default function ActivateReminderPage() {
  const { t } = useTranslation();
  return (
    <SubPage title={t('dev.activate_reminder')}>
      <Banner tone="warning">{t('route.activate_done')}</Banner>
      <Card>
        <ResendActivation />
      </Card>
    </SubPage>
  );
}
