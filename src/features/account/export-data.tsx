import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { ExportResult } from '../../../worker/public/worker-api.ts';
import { calls } from '../../data/calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import { failureText, NOT_READ } from '../../data/failure-text.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './account-sections.module.css';
import { downloadFile } from './download-file.ts';
import { exportFileName } from './export-file-name.ts';

type Work = { state: 'idle' | 'busy' | 'done' } | { state: 'failed'; problem: Problem };
type Problem = Exclude<ExportResult, { status: 'exported' }> | Unreachable;

/** Fetches the member's data and offers it as a download. */
export function ExportData() {
  const { t } = useTranslation();
  const { trouble } = useConnectionTrouble();
  const [work, setWork] = useState<Work>({ state: 'idle' });
  const fetchData = async () => {
    setWork({ state: 'busy' });
    const result = await calls.exportAccount();
    if (result.status !== 'exported') {
      setWork({ state: 'failed', problem: result });
      return;
    }
    downloadFile(result.file, exportFileName(new Date()));
    setWork({ state: 'done' });
  };
  return (
    <>
      {work.state === 'failed' && (
        <Banner tone="danger" role="alert">
          {failureText(work.problem, t, NOT_READ)}
        </Banner>
      )}
      <div className={styles['line']}>
        <Button
          icon={<Download aria-hidden="true" />}
          busy={work.state === 'busy'}
          disabled={trouble !== null}
          onClick={() => void fetchData()}
        >
          {t('account.export')}
        </Button>
        <p className={styles['note']} role="status">
          {trouble !== null
            ? t('account.needs_connection')
            : work.state === 'busy'
              ? t('account.exporting')
              : work.state === 'done'
                ? t('account.exported')
                : ''}
        </p>
      </div>
    </>
  );
}
