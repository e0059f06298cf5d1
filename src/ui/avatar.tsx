import { memo } from 'react';
import styles from './avatar.module.css';
import { classNames } from './class-names.ts';
import { initialsOf, tintOf } from './initials.ts';
import { useLoadable } from './use-loadable.ts';

interface AvatarProps {
  /** Address of the picture; null if there is none. */
  src: string | null;
  /** Of the same picture, where it is a large one: shown if that cannot be loaded. */
  smallSrc?: string | null;
  /** Determines the initials and their tint if there is no picture. */
  name: string;
  /** Empty if the name is shown next to the picture. */
  alt: string;
  /** `fill` takes the full width of the container, for cards. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | 'fill';
  shape?: 'circle' | 'portrait';
  /** Above the fold: loaded eagerly, and ahead of scripts that are not needed yet. */
  eager?: boolean;
}

/** A picture of fixed shape: a neutral background while it loads, the initials if there is none or it fails. */
export const Avatar = memo(function Avatar({
  src,
  smallSrc = null,
  name,
  alt,
  size = 'm',
  shape = 'circle',
  eager = false,
}: AvatarProps) {
  const { shown, onError } = useLoadable(src, smallSrc);
  const frame = classNames(styles['avatar'], styles[`size-${size}`], styles[shape]);
  if (shown === null) {
    return (
      <span
        className={classNames(frame, styles[`tint-${tintOf(name)}`])}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <span className={styles['initials']}>{initialsOf(name)}</span>
      </span>
    );
  }
  return (
    <span className={frame}>
      <img
        className={styles['image']}
        src={shown}
        alt={alt}
        width={480}
        height={shape === 'portrait' ? 600 : 480}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onError={onError}
      />
    </span>
  );
});
