import { useRef } from 'react';
import { AnchorButton } from '../../ui/button.tsx';
import styles from './landing-call.module.css';
import { useOutOfReach } from './use-out-of-reach.ts';

/**
 * The way to the form. On a phone it comes back as a bar at the thumb while neither it nor the form is in view: pictures
 * of these pages fill several screens.
 */
export function LandingCall({ words }: { words: string }) {
  const call = useRef<HTMLDivElement>(null);
  const isOutOfReach = useOutOfReach(call);
  return (
    <div className={styles['call']} ref={call}>
      <AnchorButton href="#signup-heading" variant="primary" size="l">
        {words}
      </AnchorButton>
      {isOutOfReach && (
        <div className={styles['again']}>
          <AnchorButton href="#signup-heading" variant="primary" size="l" wide>
            {words}
          </AnchorButton>
        </div>
      )}
    </div>
  );
}
