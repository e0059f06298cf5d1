import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useRetryInPlace, useSaidAbove } from '../ui/own-retry.ts';
import type { CallFailure } from './failure-text.ts';
import { failureText, NOT_READ } from './failure-text.ts';

interface LoadProblemProps {
  problem: CallFailure;
  onRetry: () => void;
  /** It stands for what its page is about. */
  isPage?: boolean;
}

/** Shown in place of content that failed to load: the cause, and a button to try again. */
export function LoadProblem({ problem, onRetry, isPage = false }: LoadProblemProps) {
  const { t } = useTranslation();
  const said = useSaidAbove();
  const retry = useRetryInPlace(onRetry);
  return (
    <div role="alert">
      <EmptyState
        isTrouble={isPage}
        icon={<CloudOff />}
        title={t(problem.status === 'offline' ? 'problem.offline_title' : 'problem.title')}
        text={(problem.status === 'server-failed' ? said : null) ?? failureText(problem, t, NOT_READ)}
        action={
          retry !== null && (
            <Button variant="primary" onClick={retry}>
              {t('ui.retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
