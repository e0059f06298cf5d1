import { Link, Redirect } from 'wouter';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSession } from '../../worker-client/session-store.ts';
import { useDirectRead } from '../../worker-client/use-direct-read.ts';
import { LoadProblem } from '../site/load-problem.tsx';
import { parseTrackingQuery, readTracking } from '../site/tracking.ts';
import { SignupForm } from './signup-form.tsx';
import styles from './signup-panel.module.css';
import { isSignupOpen } from './signup-rules.ts';

interface SignupPanelProps {
  /** The member at whose page the visitor signs up. */
  memberId: number | null;
  headingLevel: 1 | 2;
}

/** Step 0 of the sign-up (specification, section 2). Who has an account is led to it. */
export function SignupPanel({ memberId, headingLevel }: SignupPanelProps) {
  const { t } = useTranslation();
  const session = useSession();
  const tracking = readTracking() ?? parseTrackingQuery(location.search);
  const { read, retry } = useDirectRead('settings', (worker) => worker.loadSettings());
  if (session.status === 'member') return <Redirect to={paths.home} replace />;
  const isOpen = read.state !== 'ready' || isSignupOpen(read.data, tracking?.network ?? '');
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section className={styles['panel']} aria-labelledby="signup-heading">
      <Heading className={styles['title']} id="signup-heading" {...(headingLevel === 1 ? { tabIndex: -1 } : {})}>
        {t(isOpen ? 'signup.heading' : 'signup.closed_heading')}
      </Heading>
      {read.state === 'loading' && (
        <div className={styles['skeleton']} aria-busy="true">
          <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
          <Skeleton height="23rem" shape="block" />
        </div>
      )}
      {read.state === 'failed' && <LoadProblem problem={read.problem} onRetry={retry} />}
      {read.state === 'ready' && isOpen && (
        <>
          <SignupForm settings={read.data} tracking={tracking} memberId={memberId} />
          <p className={styles['login']}>
            {t('signup.have_account')} <Link href={paths.login}>{t('nav.log_in')}</Link>
          </p>
        </>
      )}
      {!isOpen && (
        <>
          <p className={styles['closed']}>{t('signup.closed_text')}</p>
          <div>
            <ButtonLink variant="primary" href={paths.login}>
              {t('nav.log_in')}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
