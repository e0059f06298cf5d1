import BellRing from 'lucide-react/icons/bell-ring';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { subscribeToPush } from '../../push/subscribe-to-push.ts';
import styles from './flow.module.css';
import { isPushOffered, type PushStatus } from './machine.ts';
import { readPushStatus } from './push-status.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Step 1: push notifications. Requests permission only on a click; skipped if there is nothing to ask. */
export default function StepPush({ settings, send, headingLevel }: StepProps) {
  const { t } = useTranslation();
  const [pushStatus, setPushStatus] = useState<PushStatus | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isUndecided, setUndecided] = useState(false);
  const look = useEffectEvent(async () => {
    const found = await readPushStatus(settings.push_pub);
    setPushStatus(found);
    if (!isPushOffered(found)) send({ type: 'push-not-offered' });
  });
  useEffect(() => {
    void look();
  }, []);
  const ask = async () => {
    if (isBusy) return;
    setBusy(true);
    const result = await subscribeToPush();
    setBusy(false);
    // The prompt was dismissed: the member can try again or skip.
    if (result.status === 'undecided') setUndecided(true);
    else send({ type: 'push-answered' });
  };
  const hasToInstall = pushStatus === 'needs-installing';
  return (
    <StepFrame
      headingLevel={headingLevel}
      title={t('signup.push_title')}
      lead={t('signup.push_text')}
      actions={
        hasToInstall ? (
          <Button variant="primary" size="l" onClick={() => send({ type: 'push-skipped' })}>
            {t('signup.continue')}
          </Button>
        ) : (
          <>
            <Button variant="primary" size="l" busy={isBusy} disabled={pushStatus === null} onClick={() => void ask()}>
              {t('signup.push_allow')}
            </Button>
            <Button variant="quiet" size="l" onClick={() => send({ type: 'push-skipped' })}>
              {t('signup.push_skip')}
            </Button>
          </>
        )
      }
    >
      <div className={styles['figure']} aria-hidden="true">
        <BellRing />
      </div>
      <p className={styles['note']} role="status">
        {hasToInstall ? t('signup.push_install') : isUndecided ? t('signup.push_undecided') : t('signup.push_note')}
      </p>
    </StepFrame>
  );
}
