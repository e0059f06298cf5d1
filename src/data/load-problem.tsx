import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useRetryInPlace } from '../ui/own-retry.ts';
import type { CallFailure } from './failure-text.ts';
import { failureText, NOT_READ } from './failure-text.ts';

/** Shown in place of content that failed to load: the cause, and a button to try again. */
export function LoadProblem({ problem, onRetry }: { problem: CallFailure; onRetry: () => void }) {
  const { t } = useTranslation();
  const retry = useRetryInPlace(onRetry);
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        title={t(problem.status === 'offline' ? 'problem.offline_title' : 'problem.title')}
        text={failureText(problem, t, NOT_READ)}
        action={retry !== null && <Button onClick={retry}>{t('ui.retry')}</Button>}
      />
    </div>
  );
}
