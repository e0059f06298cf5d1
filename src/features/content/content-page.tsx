import type { ContentPageName } from '../../app/page-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export default function ContentPage(_props: { page: ContentPageName }) {
  const { t } = useTranslation();
  return <PageHeader title={t('route.service')} />;
}
