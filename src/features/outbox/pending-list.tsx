import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPending } from './list-pending.tsx';

interface PendingListProps {
  skeleton: ReactNode;
  /** The list is all that the page has: the notice takes its place, like that of an empty one. */
  isPage?: boolean;
}

/** Placeholder for a list that has not loaded yet: its skeleton, or a notice below the banner that offers the retry. */
export function PendingList({ skeleton, isPage = false }: PendingListProps) {
  const { t } = useTranslation();
  const { trouble } = useConnectionTrouble();
  if (trouble === null) return skeleton;
  if (!isPage) return <ListPending />;
  return (
    <div role="status">
      <EmptyState
        icon={<CloudOff />}
        title={t('problem.title')}
        text={t(trouble === 'offline' ? 'problem.load_offline' : 'problem.server')}
      />
    </div>
  );
}
