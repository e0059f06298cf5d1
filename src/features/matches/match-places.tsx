import { Skeleton } from '../../ui/skeleton.tsx';
import { FacePlace } from '../landing/face-place.tsx';
import styles from './match-results.module.css';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** The room of the members, until they can be shown: tiles or rows, as the template has them, with one reason, as most have. */
export function MatchPlaces() {
  return (
    <ul className={styles['results']} aria-busy="true">
      {PLACES.map((place) => (
        <li key={place} aria-hidden="true">
          <FacePlace>
            <ul className={styles['reasons']}>
              <li>
                <Skeleton width="9rem" height="1lh" />
              </li>
            </ul>
          </FacePlace>
        </li>
      ))}
    </ul>
  );
}
