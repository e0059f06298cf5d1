import { useRef } from 'react';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { AnchorButton, ButtonLink } from '../../ui/button.tsx';
import { useSignupAccess } from '../signup/use-signup-access.ts';
import CallBar from './call-bar.tsx';
import styles from './landing-call.module.css';

/**
 * The way to the form, on a site by invitation only to the login. On a phone that to the form comes back as a bar at the
 * thumb while neither it nor the form is in view: pictures of these pages fill several screens. Members have no need of it.
 */
export function LandingCall({ words }: { words: string }) {
  const { t } = useTranslation();
  const { isOpen } = useSignupAccess();
  const call = useRef<HTMLDivElement>(null);
  if (useSession().status === 'member') return null;
  return (
    <div className={styles['call']} ref={call}>
      {isOpen ? (
        <AnchorButton href="#signup-heading" variant="primary" size="l">
          {words}
        </AnchorButton>
      ) : (
        <ButtonLink href={pathTo('/login')} variant="primary" size="l">
          {t('nav.log_in')}
        </ButtonLink>
      )}
      <CallBar words={words} call={call} />
    </div>
  );
}
