import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './members-block.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Placeholder for a row or column of members: as many as come, so that the block below it stands still. */
export function MembersSkeleton({ isColumn }: { isColumn: boolean }) {
  return (
    <div className={styles[isColumn ? 'column' : 'places']} aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place} className={isColumn ? styles['place'] : undefined}>
          <Skeleton shape="block" height="100%" />
        </div>
      ))}
    </div>
  );
}
