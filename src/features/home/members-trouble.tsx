import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ListPending } from '../outbox/list-pending.tsx';

interface MembersTroubleProps {
  trouble: 'offline' | 'failed';
  retry: () => void;
}

/**
 * Stands where members could not be loaded. Says no more than that while the banner above the page tells the cause, and
 * asks again once that is over.
 */
export function MembersTrouble({ trouble, retry }: MembersTroubleProps) {
  const { t } = useTranslation();
  const isTold = useConnectionTrouble().trouble !== null;
  const wasTold = useRef(isTold);
  const askAgain = useEffectEvent(retry);
  useEffect(() => {
    if (wasTold.current && !isTold) askAgain();
    wasTold.current = isTold;
  }, [isTold]);
  if (isTold) return <ListPending />;
  return (
    <Banner
      tone={trouble === 'offline' ? 'info' : 'warning'}
      role="status"
      action={
        <Button size="s" onClick={retry}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t(trouble === 'offline' ? 'home.members_offline' : 'home.members_failed')}
    </Banner>
  );
}
