import type { MemberLandingKind } from '../../app/page-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export default function MemberLandingPage(_props: { memberId: number; kind: MemberLandingKind; slug: string | null }) {
  const { t } = useTranslation();
  return <PageHeader title={t('index.title')} />;
}
