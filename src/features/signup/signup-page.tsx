import { useSession } from '../../data/session-store.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { ArtFrame, MeetingArtFrame } from '../site/meeting-art-frame.tsx';
import styles from './signup-page.module.css';
import { SignupPanel } from './signup-panel.tsx';

const StepArt = lazyPart(() => import('./step-art.tsx'));

interface SignupPageProps {
  /** Set for `/complete-signup`: skips steps whose data the server already has. */
  autoSkip?: boolean;
}

export default function SignupPage({ autoSkip = false }: SignupPageProps) {
  const isMember = useSession().status === 'member';
  return (
    <div className={styles['page']}>
      <div className={styles['art']}>{isMember ? <ArtFrame art={<StepArt />} /> : <MeetingArtFrame />}</div>
      <SignupPanel memberId={null} headingLevel={1} autoSkip={autoSkip} />
    </div>
  );
}
