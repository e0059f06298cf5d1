import type { ReactNode } from 'react';
import { Logo } from '../features/site/logo.tsx';
import { classNames } from '../ui/class-names.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import styles from './frame-skeleton.module.css';

/** One per entry of a member's navigation. */
const ENTRIES = [1, 2, 3, 4, 5];

/** Placeholder of the whole app while the session is unknown. */
export function FrameSkeleton() {
  return (
    <FramePlaces>
      <main className={styles['main']}>
        <PageSkeleton />
      </main>
    </FramePlaces>
  );
}

/**
 * The same without text, for `index.html`, where it is present before any script runs (first-look.ts). Sizes are
 * classes because the Content-Security-Policy forbids inline styles.
 */
export function FrameShell() {
  return (
    <FramePlaces>
      <div className={styles['main']}>
        <div className={styles['page']}>
          <span className={classNames(styles['place'], styles['title'])} />
          <span className={classNames(styles['place'], styles['low'])} />
          <span className={classNames(styles['place'], styles['high'])} />
        </div>
      </div>
    </FramePlaces>
  );
}

/** Header and navigation placeholders; shown to members only, laid out as in their template. */
function FramePlaces({ children }: { children: ReactNode }) {
  return (
    <div className={styles['frame']}>
      <div className={styles['top']} aria-hidden="true">
        <Logo siteName="" />
      </div>
      <div className={styles['nav']} aria-hidden="true">
        {ENTRIES.map((entry) => (
          <span key={entry} className={classNames(styles['place'], styles['entry'])} />
        ))}
      </div>
      {children}
    </div>
  );
}
