import { useEffect, useState } from 'react';
import { calls } from '../../data/calls.ts';
import { isStorageFull } from '../../data/is-storage-full.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RetryBanner } from '../../ui/retry-banner.tsx';

/** Says above what is still on its way that it takes long: nothing has failed, unless the device is full. */
export default function LongWait() {
  const { t } = useTranslation();
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    let isShown = true;
    void isStorageFull().then((is) => isShown && setIsFull(is));
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <RetryBanner cause={isFull ? 'failed' : 'offline'} onRetry={() => void calls.refresh()}>
      {t(isFull ? 'chats.problem_quota' : 'home.slow')}
    </RetryBanner>
  );
}
