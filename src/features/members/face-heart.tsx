import type { ProfileCard } from '../../../worker/public/rows.ts';
import { cardActions } from './card-actions.ts';
import { useLike } from './like-queries.ts';
import styles from './some-members.module.css';
import { useCardButtons } from './use-card-buttons.tsx';

/** The one action that every place of these faces may have (specification, section 2). */
const HEART = { ...cardActions('members', true), chat: false };

/** The heart on a face. */
export function FaceHeart({ member }: { member: ProfileCard }) {
  const like = useLike(member.id);
  const { buttons, failureDialog } = useCardButtons(member, HEART, {
    liked: like?.given === 1,
    likesMe: like?.received === 1,
  });
  return (
    <div className={styles['heart']}>
      {buttons}
      {failureDialog}
    </div>
  );
}
