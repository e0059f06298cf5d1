import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { calls } from '../../worker-client/calls.ts';
import { useConnectionTrouble } from './use-connection-trouble.ts';

/** In the place of a list that has not come in yet: its skeleton, or that it does not come, with another try. */
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
