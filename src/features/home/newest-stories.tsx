import { troubleIn } from '../../data/use-fetch.ts';
import { RowBoundary } from '../../routing/row-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHomeMembers } from '../members/use-home-members.ts';
import { MembersTrouble } from './members-trouble.tsx';
import styles from './new-likes-block.module.css';
import { Story } from './story.tsx';

const PLACES = [1, 2, 3, 4];

/** The newest members, as entries of the row that starts with new likes. */
export function NewestStories({ shownAbove }: { shownAbove: ReadonlySet<number> | undefined }) {
  const { profiles, load, retry } = useHomeMembers('members-newest', shownAbove);
  const trouble = troubleIn(load);
  if (profiles !== null) {
    return profiles
      .filter(({ main_image: image }) => image !== null)
      .map((profile) => (
        <RowBoundary key={profile.id} row={profile}>
          <Story profile={profile} />
        </RowBoundary>
      ));
  }
  if (trouble === null) {
    return PLACES.map((place) => (
      <li key={place} className={styles['one']} aria-hidden="true">
        <span className={styles['place']}>
          <Skeleton shape="block" height="100%" />
        </span>
      </li>
    ));
  }
  return (
    <li className={styles['failed']}>
      <MembersTrouble trouble={trouble} retry={retry} />
    </li>
  );
}
