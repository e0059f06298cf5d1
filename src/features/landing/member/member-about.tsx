import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './member-about.module.css';
import type { ShownMember } from './use-shown-member.ts';

/** The member's about text, marked up with the language of the profile. */
export function MemberAbout({ shown: { isLoading, member } }: { shown: ShownMember }) {
  if (isLoading) return <Skeleton height="8rem" shape="block" />;
  if (member === null || member.personal === null) return null;
  return (
    <blockquote className={styles['about']} lang={member.language} dir="auto">
      {member.personal}
    </blockquote>
  );
}
