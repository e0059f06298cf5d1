import { calls } from '../../data/calls.ts';
import { useMember } from '../../data/members.ts';
import { useFetch } from '../../data/use-fetch.ts';
import styles from './deck.module.css';

/**
 * The first lines that a member has written about themselves, on a card with room for them. They keep their room until
 * they are there, and if they never are. The profile counts as opened.
 */
export function DeckAbout({ profileId }: { profileId: number }) {
  const member = useMember(profileId);
  useFetch(`member ${profileId}`, () => calls.loadMember(profileId));
  const profile = member.state === 'loaded' ? member.profile : null;
  return (
    <p className={styles['about']} lang={profile?.language} dir="auto">
      {profile?.personal}
    </p>
  );
}
