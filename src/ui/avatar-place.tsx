import styles from './avatar.module.css';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

/** The place of a portrait on a card, in the shape that its template gives it. */
export function AvatarPlace() {
  return (
    <span className={classNames(styles['avatar'], styles['size-fill'], styles['portrait'])} aria-hidden="true">
      <Skeleton shape="block" height="100%" />
    </span>
  );
}
