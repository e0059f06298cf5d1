import type { ReactNode } from 'react';
import { AvatarPlace } from '../../ui/avatar-place.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './face.module.css';

/** The place of a face: of its picture, its name and its town, so that all stand where these come. */
export function FacePlace({ children }: { children?: ReactNode }) {
  return (
    <div className={styles['face']} aria-hidden="true">
      <AvatarPlace />
      <div className={styles['words']}>
        <p className={styles['name']}>
          <Skeleton width="7rem" height="1lh" />
        </p>
        <p className={styles['place']}>
          <Skeleton width="5rem" height="1lh" />
        </p>
        {children}
      </div>
    </div>
  );
}
