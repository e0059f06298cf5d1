import type { RefObject } from 'react';
import { useSession } from '../../data/session-store.ts';
import { AnchorButton } from '../../ui/button.tsx';
import { useSignupAccess } from '../signup/use-signup-access.ts';
import styles from './call-bar.module.css';
import { useOutOfReach } from './use-out-of-reach.ts';

interface CallBarProps {
  words: string;
  /** Leads to the form too: the bar is there while neither is in view. */
  call?: RefObject<Element | null> | null;
}

/** A bar at the thumb of a phone with the way to the form of the page, where that is out of view. */
export default function CallBar({ words, call = null }: CallBarProps) {
  const { isOpen } = useSignupAccess();
  const isOutOfReach = useOutOfReach(call);
  if (useSession().status === 'member' || !isOpen || !isOutOfReach) return null;
  return (
    <div className={styles['bar']}>
      <AnchorButton href="#signup-heading" variant="primary" size="l" wide>
        {words}
      </AnchorButton>
    </div>
  );
}
