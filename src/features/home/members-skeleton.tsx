import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './members-block.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Holds the place of a row of members. */
export function MembersSkeleton() {
  return (
    <div className={styles['places']} aria-hidden="true">
      {PLACES.map((place) => (
        <Skeleton key={place} shape="block" height="100%" />
      ))}
    </div>
  );
}
