import type { Portraits } from '../use-portraits.ts';
import styles from './collage.module.css';
import { Portrait } from './portrait.tsx';

const SHOWN = 5;

/** Five pictures as if laid out on a table. */
export function Collage({ portraits }: { portraits: Portraits }) {
  return (
    <ul className={styles['collage']} aria-busy={portraits.state === 'loading' || undefined}>
      {portraits.profiles.slice(0, SHOWN).map((profile) => (
        <li key={profile.id} className={styles['picture']}>
          <Portrait profile={profile} cdnPrefix={portraits.settings?.cdn_prefix ?? null} />
        </li>
      ))}
    </ul>
  );
}
