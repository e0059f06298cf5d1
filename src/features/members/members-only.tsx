import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loginPath } from '../../routing/next-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

/** Tells visitors to log in to see a member's profile. */
export function MembersOnly({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <NoticePage
      icon={<LockKeyhole />}
      title={t('session.members_only_title')}
      text={t('session.members_only_text')}
      action={
        <ButtonLink variant="primary" href={loginPath(address)}>
          {t('nav.log_in')}
        </ButtonLink>
      }
    />
  );
}
