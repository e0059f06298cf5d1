import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export default function OrderPage(_props: { creditId: number; paymentMethod: string | null }) {
  const { t } = useTranslation();
  return <PageHeader title={t('route.order')} />;
}
