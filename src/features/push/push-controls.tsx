import { useEffect, useRef, useState } from 'react';
import { calls } from '../../data/calls.ts';
import { useConfiguration } from '../../data/configuration.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { showToast } from '../../ui/toasts.ts';
import { readHidesDetails, saveHidesDetails } from './notices.ts';
import styles from './push-controls.module.css';
import { mayOfferPush, type PushState } from './push-state.ts';
import { subscribeToPush, unsubscribeFromPush } from './subscribe-to-push.ts';

/** Controls to turn push on or off on this device, send a test and hide details in notifications. */
export function PushControls({ state }: { state: PushState }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<'on' | 'off' | 'try' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const during = async (what: 'on' | 'off' | 'try', work: () => Promise<void>) => {
    setBusy(what);
    await work();
    setBusy(null);
    // Others stand in the place of the button that was pressed.
    focusIfLost(() => place.current?.querySelector('button') ?? null);
    // The number of subscribed devices has changed.
    if (what !== 'try') await calls.loadAnswer({ key: 'notifications' });
  };
  const switchOn = async () => {
    const { status } = await subscribeToPush();
    if (status === 'subscribed') showToast({ text: t('push.was_on'), tone: 'success' });
    // A denial is visible in the push state; a dismissed prompt needs no message.
    if (status === 'failed') showToast({ text: t('push.not_now'), tone: 'danger' });
  };
  const switchOff = async () => {
    await unsubscribeFromPush();
    showToast({ text: t('push.was_off') });
  };
  const tryOut = async () => {
    const { status } = await calls.tryPush();
    if (status === 'saved') showToast({ text: t('push.try_sent') });
    else showToast({ text: t('push.try_failed'), tone: 'danger' });
  };
  if (mayOfferPush(state, true)) {
    return (
      <div ref={place} className={styles['buttons']}>
        <Button size="s" variant="primary" busy={busy === 'on'} onClick={() => void during('on', switchOn)}>
          {t('push.on')}
        </Button>
      </div>
    );
  }
  if (state.status !== 'subscribed') return null;
  return (
    <>
      <HideDetails />
      <div ref={place} className={styles['buttons']}>
        <Button size="s" busy={busy === 'try'} onClick={() => void during('try', tryOut)}>
          {t('push.try')}
        </Button>
        <Button size="s" variant="quiet" busy={busy === 'off'} onClick={() => void during('off', switchOff)}>
          {t('push.off')}
        </Button>
      </div>
    </>
  );
}

function HideDetails() {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  /** Null until read from this device. */
  const [hides, setHides] = useState<boolean | null>(null);
  useEffect(() => void readHidesDetails().then(setHides), []);
  return (
    <div className={styles['choice']}>
      <CheckboxField
        label={t('push.hide')}
        aria-describedby="push-hide-hint"
        checked={hides ?? false}
        disabled={hides === null}
        onChange={(event) => {
          setHides(event.target.checked);
          void saveHidesDetails(event.target.checked, siteName);
        }}
      />
      <p className={styles['hint']} id="push-hide-hint">
        {t('push.hide_hint')}
      </p>
    </div>
  );
}
