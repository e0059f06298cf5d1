import type { ProfileCard } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AboutText } from './about-text.tsx';
import styles from './profile-viewer.module.css';

/** The details and actions that the viewer shows a visitor for a profile. */
export function ViewedByVisitor({ profile, network }: { profile: ProfileCard; network: string | null }) {
  const { t } = useTranslation();
  const { read } = useDirectRead(`profile ${profile.id}`, () => calls.loadVisitorProfile(profile.id, network));
  return (
    <>
      <AboutText profile={read.state === 'ready' ? read.data : null} isLoading={read.state === 'loading'} />
      <div className={styles['actions']}>
        <ButtonLink variant="primary" href={pathTo('/members/:memberId', { memberId: profile.id })}>
          {t('member.view_profile')}
        </ButtonLink>
        <ButtonLink href={pathTo('/signup')}>{t('route.signup')}</ButtonLink>
      </div>
    </>
  );
}
