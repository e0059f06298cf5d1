import type { Faces } from '../use-faces.ts';
import styles from './collage.module.css';
import { Portrait } from './portrait.tsx';

const SHOWN = 5;

/** Five pictures as if laid out on a table. */
export function Collage({ faces }: { faces: Faces }) {
  return (
    <ul className={styles['collage']} aria-busy={faces.state === 'loading' || undefined}>
      {faces.profiles.slice(0, SHOWN).map((profile) => (
        <li key={profile.id} className={styles['picture']}>
          <Portrait profile={profile} cdnPrefix={faces.settings?.cdn_prefix ?? null} />
        </li>
      ))}
    </ul>
  );
}
