import { Skeleton } from '../../../ui/skeleton.tsx';
import { Face } from '../face.tsx';
import type { Portraits } from '../use-portraits.ts';
import styles from './gallery.module.css';

const SHOWN = 6;
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Six members as tiles. */
export function Gallery({ portraits }: { portraits: Portraits }) {
  if (portraits.state === 'loading') {
    return (
      <div className={styles['tiles']} aria-busy="true">
        {PLACES.map((name) => (
          <Skeleton key={name} height="17rem" shape="block" />
        ))}
      </div>
    );
  }
  return (
    <ul className={styles['tiles']}>
      {portraits.profiles.slice(0, SHOWN).map((profile) => (
        <li key={profile.id}>
          <Face profile={profile} cdnPrefix={portraits.settings?.cdn_prefix ?? null} eager />
        </li>
      ))}
    </ul>
  );
}
