import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export default function ResetPasswordPage() {
  const { t } = useTranslation();
  return <PageHeader title={t('route.reset_password')} />;
}
