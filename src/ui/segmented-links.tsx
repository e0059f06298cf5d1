import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import fading from './fading-row.module.css';
import styles from './segmented-links.module.css';

interface Segment {
  href: string;
  label: string;
  current: boolean;
  badge?: ReactNode;
}

/** A few views of one thing, side by side, each with its own address. */
export function SegmentedLinks({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <nav className={classNames(styles['segments'], fading['row'])} aria-label={label}>
      {segments.map((segment) => (
        <Link
          key={segment.href}
          href={segment.href}
          replace
          className={styles['segment']}
          aria-current={segment.current ? 'page' : undefined}
          // The browser leaves a link alone of which a part can be seen.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          {segment.label}
          {segment.badge}
        </Link>
      ))}
    </nav>
  );
}
