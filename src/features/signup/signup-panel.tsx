import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../data/session-store.ts';
import { mayVisitorsSee } from '../../data/visitor-access.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { StorageTrouble } from '../session/storage-trouble.tsx';
import { SignupForm } from './signup-form.tsx';
import styles from './signup-panel.module.css';
import { useSignupAccess } from './use-signup-access.ts';

const SignupFlow = lazyPart(() => import('./flow/signup-flow.tsx'));

interface SignupPanelProps {
  /** The member on whose page the visitor signs up; null elsewhere. */
  memberId: number | null;
  headingLevel: 1 | 2;
  /** Below the heading: what the visitor's sign-up begins with. */
  note?: ReactNode;
  /** Whether a returning member skips the steps whose data the server already has. */
  autoSkip?: boolean;
}

/** The sign-up (specification, section 2): step 0 for visitors, the other steps for members. */
export function SignupPanel({ memberId, headingLevel, note = null, autoSkip = false }: SignupPanelProps) {
  const isMember = useSession().status === 'member';
  return (
    <section className={classNames(styles['panel'], !isMember && styles['start'])} aria-labelledby="signup-heading">
      {isMember ? (
        <Suspense fallback={<PanelSkeleton />}>
          <SignupFlow autoSkip={autoSkip} headingLevel={headingLevel} />
        </Suspense>
      ) : (
        <Start memberId={memberId} headingLevel={headingLevel} note={note} />
      )}
    </section>
  );
}

function Start({ memberId, headingLevel, note }: Pick<SignupPanelProps, 'memberId' | 'headingLevel' | 'note'>) {
  const { t } = useTranslation();
  // Where the settings cannot be had the form stands all the same: it asks once more when it is sent, and says so.
  const { settings, network, isOpen } = useSignupAccess();
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <>
      <Heading className={styles['title']} id="signup-heading" {...(headingLevel === 1 ? { tabIndex: -1 } : {})}>
        {t(isOpen ? 'signup.heading' : 'signup.closed_heading')}
      </Heading>
      {isOpen && (
        <>
          {note}
          <StorageTrouble />
          <SignupForm settings={settings} memberId={memberId} />
          <p className={styles['login']}>
            {t('signup.have_account')} <Link href={pathTo('/login')}>{t('nav.log_in')}</Link>
          </p>
          <div className={styles['around']}>
            {settings !== null && mayVisitorsSee(settings, network) && (
              <Link href={pathTo('/search')}>{t('signup.look_around')}</Link>
            )}
          </div>
        </>
      )}
      {!isOpen && (
        <>
          <p className={styles['closed']}>{t('signup.closed_text')}</p>
          <div>
            <ButtonLink variant="primary" href={pathTo('/login')}>
              {t('nav.log_in')}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}

function PanelSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Skeleton height="23rem" shape="block" />
    </div>
  );
}
