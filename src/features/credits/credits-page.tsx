import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export default function CreditsPage() {
  const { t } = useTranslation();
  return <PageHeader title={t('route.credits')} />;
}
