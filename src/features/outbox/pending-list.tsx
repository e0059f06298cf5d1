import type { ReactNode } from 'react';
import { calls } from '../../data/calls.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Placeholder for a list that has not loaded yet: its skeleton, or a notice with a retry button. */
export function PendingList({ skeleton }: { skeleton: ReactNode }) {
  const { t } = useTranslation();
  const { trouble } = useConnectionTrouble();
  if (trouble === null) return skeleton;
  return (
    <Banner
      tone="warning"
      role="status"
      action={
        <Button size="s" onClick={() => void calls.refresh()}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t('site.list_pending')}
    </Banner>
  );
}
