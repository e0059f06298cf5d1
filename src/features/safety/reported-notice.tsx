import Flag from 'lucide-react/icons/flag';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { reportStateWords } from './report-words.ts';
import styles from './reported-notice.module.css';
import { useReportOf } from './use-report-of.ts';

const SLOTS = ['state', 'reference'] as const;

/** Tells on a member's profile that this member has reported it, and what became of the report. Nobody else sees it. */
export function ReportedNotice({ profileId, name }: { profileId: number; name: string }) {
  const { t, arrange, formatDate } = useTranslation();
  const report = useReportOf(profileId);
  if (report === null) return null;
  const date = formatDate(Date.parse(report.received_at), 'long');
  return (
    <Banner tone="info" role="status" icon={<Flag />}>
      <p>{t('safety.reported_on', { name, date })}</p>
      <p>
        {arrange('safety.report_state', SLOTS).map((part) =>
          typeof part === 'string' ? (
            part
          ) : part.slot === 'state' ? (
            t(reportStateWords(report))
          ) : (
            <span key={part.slot} className={styles['reference']}>
              {report.reference}
            </span>
          ),
        )}
      </p>
      <p>{t('safety.reported_private')}</p>
    </Banner>
  );
}
