import Flag from 'lucide-react/icons/flag';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { REPORT_STATE_WORDS } from './report-words.ts';
import { useReportOf } from './use-report-of.ts';

/** Tells on a member's profile that this member has reported it, and what became of the report. Nobody else sees it. */
export function ReportedNotice({ profileId, name }: { profileId: number; name: string }) {
  const { t, formatDate } = useTranslation();
  const report = useReportOf(profileId);
  if (report === null) return null;
  const date = formatDate(Date.parse(report.received_at), 'long');
  return (
    <Banner tone="info" role="status" icon={<Flag />}>
      <p>{t('safety.reported_on', { name, date })}</p>
      <p>
        {t('safety.report_state', { state: t(REPORT_STATE_WORDS[report.state]) })} · {t('complaints.reference')}:{' '}
        <bdi>{report.reference}</bdi>
      </p>
      <p>{t('safety.reported_private')}</p>
    </Banner>
  );
}
