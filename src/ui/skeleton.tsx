import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS length. */
  width?: string;
  /** CSS length; one line of text when it is left out. */
  height?: string;
  shape?: 'line' | 'block' | 'circle';
}

/** Holds the place of what loads. The region around it says so with `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={classNames(styles['skeleton'], styles[shape])}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
