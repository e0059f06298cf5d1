import MailIcon from 'lucide-react/icons/mail';
import { useEffect, useEffectEvent, useState } from 'react';
import { ACTIVATION_TIMEOUT_TICKS } from '../../../../worker/public/constants.ts';
import { calls } from '../../../data/calls.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { activationMessage, startActivationPoll } from './activation-poll.ts';
import styles from './flow.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Step 6: waits for the delivery of the activation mail, and goes on by itself, or at once for who does not wait. */
export default function StepActivation({ user, activity, send, headingLevel }: StepProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  const end = useEffectEvent((how: 'delivered' | 'timed-out') =>
    send({ type: how === 'delivered' ? 'activation-delivered' : 'activation-timed-out' }),
  );
  useEffect(() => {
    if (activity !== 'polling-activation') return;
    return startActivationPoll({
      ask: isMailDelivered,
      after(delayMs, run) {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      onTick: setCount,
      onEnd: (how) => end(how),
    });
  }, [activity]);
  return (
    <StepFrame
      headingLevel={headingLevel}
      title={t('signup.activation_title')}
      actions={
        <Button size="l" onClick={() => send({ type: 'activation-not-awaited' })}>
          {t('signup.continue')}
        </Button>
      }
    >
      <div className={styles['ring']}>
        <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          <circle cx="50" cy="50" r="47" />
          <circle
            className={styles['run']}
            cx="50"
            cy="50"
            r="47"
            pathLength={ACTIVATION_TIMEOUT_TICKS}
            strokeDasharray={ACTIVATION_TIMEOUT_TICKS}
            strokeDashoffset={ACTIVATION_TIMEOUT_TICKS - count}
          />
        </svg>
        <div className={styles['figure']} data-moving="" aria-hidden="true">
          <MailIcon />
        </div>
        <VisuallyHidden>
          <progress aria-label={t('signup.activation_title')} max={ACTIVATION_TIMEOUT_TICKS} value={count} />
        </VisuallyHidden>
      </div>
      <p className={styles['lead']} role="status">
        {t(`signup.activation_${activationMessage(count)}`, { email: user.email })}
      </p>
    </StepFrame>
  );
}

/** Returns false also if the status could not be fetched. */
async function isMailDelivered(): Promise<boolean> {
  const result = await calls.loadActivation();
  return result.status === 'answered' && result.delivered;
}
