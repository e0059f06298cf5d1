import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './chat-list.module.css';

const ROWS = [1, 2, 3, 4, 5, 6, 7];

/** Placeholder of a chat that is being read; as high as the chat. */
export function ChatRowSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      <Skeleton shape="circle" width="3.25rem" height="3.25rem" />
      <span className={styles['lines']}>
        <Skeleton width="40%" />
        <Skeleton width="75%" />
      </span>
    </div>
  );
}

export function ChatListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {ROWS.map((row) => (
        <ChatRowSkeleton key={row} />
      ))}
    </div>
  );
}
