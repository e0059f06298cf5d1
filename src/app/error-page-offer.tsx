import { SignupPanel } from '../features/signup/signup-panel.tsx';
import { lazyPart } from '../routing/lazy-part.ts';
import { Card } from '../ui/card.tsx';
import styles from './error-page.module.css';

/** Imports the database code, which visitors never load. */
const ProfileOverview = lazyPart(() => import('../features/home/profile-overview.tsx'));

/** What the error page shows besides the error (specification, section 2): the member's own profile, or the sign-up. */
export default function ErrorPageOffer({ isMember }: { isMember: boolean }) {
  return isMember ? (
    <div className={styles['profile']}>
      <Card>
        <ProfileOverview />
      </Card>
    </div>
  ) : (
    <div className={styles['signup']}>
      <SignupPanel memberId={null} headingLevel={2} />
    </div>
  );
}
