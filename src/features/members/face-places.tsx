import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './some-members.module.css';

const PLACES = [1, 2, 3, 4];

export const FACE_COUNT = PLACES.length;

/** Entries of the list where faces will be. */
export function FacePlaces() {
  return PLACES.map((place) => (
    <li key={place} className={styles['place']} aria-hidden="true">
      <Skeleton shape="block" height="100%" />
    </li>
  ));
}
