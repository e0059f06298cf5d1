import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazy-part.ts';
import { MeetingArtPlace } from '../site/meeting-art-place.tsx';
import styles from './signup-page.module.css';
import { SignupPanel } from './signup-panel.tsx';

const MemberSignup = lazyPart(() => import('../landing/member-signup.tsx'));

interface SignupPageProps {
  memberId?: number | null;
  /** At `/complete-signup`: what the server knows already is not asked again. */
  autoSkip?: boolean;
}

/** The sign-up; at a member's page with that member beside it. */
export default function SignupPage({ memberId = null, autoSkip = false }: SignupPageProps) {
  if (memberId !== null) {
    return (
      <Suspense fallback={null}>
        <MemberSignup memberId={memberId} />
      </Suspense>
    );
  }
  return (
    <div className={styles['page']}>
      <div className={styles['art']}>
        <MeetingArtPlace />
      </div>
      <SignupPanel memberId={null} headingLevel={1} autoSkip={autoSkip} />
    </div>
  );
}
