import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import type { CallFailure } from './failure-text.ts';
import { failureText, NOT_READ } from './failure-text.ts';
import styles from './load-problem.module.css';

/** Shown in place of content that failed to load: the cause and a retry button. */
export function LoadProblem({ problem, onRetry }: { problem: CallFailure; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles['problem']} role="alert">
      <span className={styles['icon']} aria-hidden="true">
        <CloudOff />
      </span>
      <p className={styles['title']}>{t(problem.status === 'offline' ? 'problem.offline_title' : 'problem.title')}</p>
      <p className={styles['text']}>{failureText(problem, t, NOT_READ)}</p>
      <Button onClick={onRetry}>{t('ui.retry')}</Button>
    </div>
  );
}
