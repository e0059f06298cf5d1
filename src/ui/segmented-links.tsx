import type { ReactNode } from 'react';
import { Link } from 'wouter';
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
    <nav className={styles['segments']} aria-label={label}>
      {segments.map((segment) => (
        <Link
          key={segment.href}
          href={segment.href}
          replace
          className={styles['segment']}
          aria-current={segment.current ? 'page' : undefined}
        >
          {segment.label}
          {segment.badge}
        </Link>
      ))}
    </nav>
  );
}
