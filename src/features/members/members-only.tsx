import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loginPath } from '../../routing/next-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { type KnownCosts, useCostsNote } from '../site/message-costs.ts';

/** Tells visitors to log in to see a member's profile. */
export function MembersOnly({ address, settings }: { address: string; settings: KnownCosts }) {
  const { t } = useTranslation();
  const costs = useCostsNote(settings);
  return (
    <NoticePage
      icon={<LockKeyhole />}
      title={t('session.members_only_title')}
      text={t('session.members_only_text') + costs}
      action={
        <ButtonLink variant="primary" href={loginPath(address)}>
          {t('nav.log_in')}
        </ButtonLink>
      }
    />
  );
}
