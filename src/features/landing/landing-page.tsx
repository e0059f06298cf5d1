import type { LandingFamily } from '../../app/page-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export default function LandingPage(_props: { family: LandingFamily; slug: string }) {
  const { t } = useTranslation();
  return <PageHeader title={t('index.title')} />;
}
