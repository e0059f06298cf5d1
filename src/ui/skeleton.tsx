import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS length. */
  width?: string;
  /** CSS length; defaults to one line of text. */
  height?: string;
  shape?: 'line' | 'block' | 'circle';
}

/** Placeholder for content that is loading. The region around it sets `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={classNames(styles['skeleton'], styles[shape])}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
