import type { ReactNode } from 'react';
import { Logo } from '../features/site/logo.tsx';
import { classNames } from '../ui/class-names.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import styles from './frame-skeleton.module.css';

/** As many as members have in their navigation. */
const ENTRIES = [1, 2, 3, 4, 5];

/** The place of the whole app while it is not known who is there. */
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
 * The same without words, for `index.html`: it stands there before any script has run (first-look.ts). Its sizes are
 * classes, since the Content-Security-Policy allows no styles in markup.
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

/** Header and navigation are shown to members alone, as their template has them. */
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
