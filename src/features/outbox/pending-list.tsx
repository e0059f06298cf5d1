import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useRetryInPlace } from '../../ui/own-retry.ts';
import { ListPending } from './list-pending.tsx';

interface PendingListProps {
  skeleton: ReactNode;
  /** The list is all that the page has: the notice takes its place, like that of an empty one. */
  isPage?: boolean;
}

/** Placeholder for a list that has not loaded yet: its skeleton, or a notice with or below the one that has the retry. */
export function PendingList({ skeleton, isPage = false }: PendingListProps) {
  const { trouble } = useConnectionTrouble();
  if (trouble === null) return skeleton;
  if (!isPage) return <ListPending />;
  return (
    <Card>
      <NothingLoaded />
    </Card>
  );
}

/** Stands where a page has nothing to show: what is wrong, and the way to try again. */
export function NothingLoaded() {
  const { t } = useTranslation();
  const { trouble } = useConnectionTrouble();
  // Lists come by themselves once the connection is back.
  const retry = useRetryInPlace(() => undefined);
  return (
    <div role="status">
      <EmptyState
        isTrouble
        icon={<CloudOff />}
        title={t('problem.title')}
        text={t(trouble === 'offline' ? 'problem.load_offline' : 'site.server_unreachable')}
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
