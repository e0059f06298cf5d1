import Ban from 'lucide-react/icons/ban';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useBlock } from './use-block.ts';

/** Notice on a blocked member's profile or chat, with a button to unblock. */
export function BlockedNotice({ profileId, name }: { profileId: number; name: string }) {
  const { t } = useTranslation();
  const { isBusy, problem, change } = useBlock(profileId);
  return (
    <Banner
      tone="warning"
      role="status"
      icon={<Ban />}
      action={
        <Button size="s" busy={isBusy} onClick={() => void change(false)}>
          {t('safety.unblock')}
        </Button>
      }
    >
      <p>{t('safety.blocked_notice', { name })}</p>
      {problem !== null && <p role="alert">{problem}</p>}
    </Banner>
  );
}
