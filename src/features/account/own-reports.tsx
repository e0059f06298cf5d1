import { Link } from 'wouter';
import type { SentReport } from '../../../worker/public/rows.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Card } from '../../ui/card.tsx';
import { REPORT_KIND_WORDS, reportStateWords } from '../safety/report-words.ts';
import styles from './own-reports.module.css';
import section from './safety-section.module.css';

/** Stays with what it follows: no line begins with it. */
const POINT = '\u00a0· ';

/** Lists the reports that this member has sent, each with its state. Shown only if there are any. */
export function OwnReports() {
  const { t } = useTranslation();
  const { row } = useAnswer({ key: 'reports' });
  const reports = row?.answer ?? [];
  if (reports.length === 0) return null;
  return (
    <Card>
      <section className={section['section']} aria-labelledby="reports-title">
        <h2 className={section['title']} id="reports-title">
          {t('safety.reports')}
        </h2>
        <p className={section['note']}>{t('safety.reported_private')}</p>
        <ul className={styles['list']}>
          {reports.map((report) => (
            <ReportRow key={report.reference} report={report} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function ReportRow({ report }: { report: SentReport }) {
  const { t, formatDate } = useTranslation();
  const { profile: memberId, name, kind, state, reference } = report;
  const receivedAtMs = Date.parse(report.received_at);
  return (
    <li className={styles['row']}>
      <div className={styles['about']}>
        <Link className={styles['name']} href={pathTo('/members/:memberId', { memberId })} dir="auto">
          {name}
        </Link>
        <p className={section['note']}>
          {t(REPORT_KIND_WORDS[kind])}
          {POINT}
          <time className={styles['whole']} dateTime={report.received_at}>
            {formatDate(receivedAtMs, 'long')}
          </time>
          {POINT}
          <bdi className={styles['whole']}>{reference}</bdi>
        </p>
      </div>
      <p className={styles['state']} data-state={state}>
        {t(reportStateWords(report))}
      </p>
    </li>
  );
}
