import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './match-results.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];

/** The room of the members, until they can be shown. */
export function MatchPlaces() {
  return (
    <ul className={styles['results']} aria-busy="true">
      {PLACES.map((place) => (
        <li key={place} className={styles['place']} aria-hidden="true">
          <Skeleton shape="block" height="100%" />
        </li>
      ))}
    </ul>
  );
}
