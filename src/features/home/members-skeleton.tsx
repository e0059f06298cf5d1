import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './members-block.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Holds the place of members in a row or a column. */
export function MembersSkeleton({ isColumn }: { isColumn: boolean }) {
  return (
    <div className={styles[isColumn ? 'column' : 'places']} aria-hidden="true">
      {(isColumn ? PLACES.slice(0, 1) : PLACES).map((place) => (
        <div key={place} className={isColumn ? styles['place'] : undefined}>
          <Skeleton shape="block" height="100%" />
        </div>
      ))}
    </div>
  );
}
