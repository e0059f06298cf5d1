import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useEffect } from 'react';
import { Link, Redirect } from 'wouter';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardActions, FormCard } from './form-card.tsx';
import { TaskPage, type TaskPageProps } from './task-page.tsx';
import { wipeDevice } from './wipe-device.ts';
import { Working } from './working.tsx';

/** Shown after the account was deleted; a member who opens it still has the account. */
export default function AccountDeletedPage({ Extract }: TaskPageProps) {
  const session = useSession();
  const hasJustLeft = session.status === 'visitor' && session.cause === 'deleted';
  useEffect(() => {
    if (hasJustLeft) void wipeDevice();
  }, [hasJustLeft]);
  // Visitors who have not just deleted an account have nothing to see here.
  if (session.status === 'visitor' && !hasJustLeft) return <Redirect to={pathTo('/')} replace />;
  return (
    <TaskPage Extract={Extract}>
      <Outcome />
    </TaskPage>
  );
}

function Outcome() {
  const { t } = useTranslation();
  const { status } = useSession();
  if (status === 'member') {
    return (
      <FormCard
        icon={<UserRoundCheck />}
        tone="success"
        title={t('account_deleted.not_yet_title')}
        lead={t('account_deleted.not_yet_text')}
      >
        <CardActions>
          <ButtonLink variant="primary" href={pathTo('/home')}>
            {t('error.to_home')}
          </ButtonLink>
          <ButtonLink href={pathTo('/profile')}>{t('account_deleted.to_profile')}</ButtonLink>
        </CardActions>
      </FormCard>
    );
  }
  if (status !== 'visitor') return <Working title={t('route.account_deleted')} />;
  return (
    <FormCard icon={<UserRoundX />} title={t('account_deleted.title')} lead={t('account_deleted.text')}>
      <p>{t('account_deleted.device')}</p>
      <p>
        {t('account_deleted.back')}{' '}
        <Link href={`${pathTo('/pages/service')}#deleted-account`}>{t('account_deleted.to_service')}</Link>
      </p>
      <CardActions>
        <ButtonLink variant="primary" href={pathTo('/')}>
          {t('error.to_index')}
        </ButtonLink>
      </CardActions>
    </FormCard>
  );
}
