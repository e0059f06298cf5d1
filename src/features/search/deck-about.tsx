import { useOpenedMember } from '../../data/members.ts';
import styles from './deck.module.css';

/**
 * The first lines that a member has written about themselves, on a card with room for them. They keep their room until
 * they are there, and if they never are. The profile counts as opened.
 */
export function DeckAbout({ profileId }: { profileId: number }) {
  const { member } = useOpenedMember(profileId);
  const profile = member.state === 'loaded' ? member.profile : null;
  return (
    <p className={styles['about']} lang={profile?.language} dir="auto">
      {profile?.personal}
    </p>
  );
}
