import type { MemberProfile } from '../../../worker/public/rows.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './profile-viewer.module.css';

/** A member's about text, or a skeleton while it loads. */
export function AboutText({ profile, isLoading }: { profile: MemberProfile | null; isLoading: boolean }) {
  const text = profile?.personal?.trim() ?? '';
  if (text !== '') {
    return (
      <p className={styles['about']} lang={profile?.language} dir="auto">
        {text}
      </p>
    );
  }
  if (profile !== null || !isLoading) return null;
  return (
    <div className={styles['about']} aria-busy="true">
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  );
}
