import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ViolationRow } from '../../../worker/public/device-rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './developer-page.module.css';
import { Panel } from './panel.tsx';
import { useViolations } from './queries.ts';
import { violationReport } from './violation-report.ts';

/** The developer area: lists contract violations in the backend's answers. */
export default function DeveloperPage() {
  const { t } = useTranslation();
  const violations = useViolations();
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('dev.title')}
        lead={t('dev.lead')}
        actions={violations !== undefined && violations.length > 0 && <CopyButton rows={violations} />}
      />
      <Panel />
      {violations === undefined ? (
        <div role="status" aria-busy="true" aria-label={t('ui.loading')}>
          <Skeleton shape="block" height="12rem" />
        </div>
      ) : violations.length === 0 ? (
        <Card>
          <EmptyState icon={<ShieldCheck />} title={t('dev.none_title')} text={t('dev.none_text')} />
        </Card>
      ) : (
        <ViolationTable rows={violations} />
      )}
    </div>
  );
}

function CopyButton({ rows }: { rows: readonly ViolationRow[] }) {
  const { t } = useTranslation();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(violationReport(rows));
      showToast({ text: t('dev.copied', { count: rows.length }), tone: 'success' });
    } catch {
      showToast({ text: t('dev.not_copied'), tone: 'danger' });
    }
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      {t('dev.copy')}
    </Button>
  );
}

function ViolationTable({ rows }: { rows: readonly ViolationRow[] }) {
  const { t, formatDate, formatTime } = useTranslation();
  return (
    <section className={styles['table-place']} aria-label={t('dev.violations')}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{t('dev.violation_count', { count: rows.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dev.operation')}</th>
            <th scope="col">{t('dev.place')}</th>
            <th scope="col">{t('dev.expected')}</th>
            <th scope="col">{t('dev.actual')}</th>
            <th scope="col">{t('dev.time')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" data-label={t('dev.operation')}>
                <code>{row.operation}</code>
              </th>
              <td data-label={t('dev.place')}>{row.path === '' ? t('dev.whole_body') : <code>{row.path}</code>}</td>
              <td data-label={t('dev.expected')}>{row.expected}</td>
              <td data-label={t('dev.actual')}>{row.actual}</td>
              <td data-label={t('dev.time')}>
                <time dateTime={new Date(row.atMs).toISOString()}>
                  {formatDate(row.atMs, 'short')} {formatTime(row.atMs)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
