import { type FormEvent, useState } from 'react';
import { calls } from '../../data/calls.ts';
import { type CallFailure, failureText, NOT_SAVED } from '../../data/failure-text.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useUnkept } from '../../routing/unkept.ts';
import { useLeaveGuard } from '../../routing/use-leave-guard.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import {
  byEvent,
  type Choices,
  changedChoices,
  choiceKey,
  choicesSince,
  type Setting,
  unsubscribedChoices,
} from './notification-choices.ts';
import styles from './notifications-page.module.css';

const NONE: Choices = new Map();

const CHANNELS = ['email', 'push'] as const;

/** There is nothing to choose from. */
const isFixed = ({ allowed }: Setting): boolean => allowed.length < 2;

/** Frequency settings by event and channel. */
export function NotificationMatrix({ settings }: { settings: readonly Setting[] }) {
  const { t } = useTranslation();
  const { trouble } = useConnectionTrouble();
  const [choices, setChoices] = useState<Choices>(NONE);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CallFailure | null>(null);
  const changes = changedChoices(settings, choices);
  const leaveDialog = useLeaveGuard(changes.length > 0, () => setChoices(NONE));
  useUnkept(changes.length > 0);
  const save = async () => {
    const sent = choices;
    setBusy(true);
    setProblem(null);
    const result = await calls.saveNotifications(changes);
    setBusy(false);
    if (result.status !== 'saved') {
      setProblem(result);
      return;
    }
    setChoices((latest) => choicesSince(sent, latest));
    showToast({ text: t('notifications.saved'), tone: 'success' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && trouble === null && changes.length > 0) void save();
  };
  return (
    <Card>
      <form className={styles['form']} onSubmit={submit} aria-labelledby="notifications-what">
        <h2 className={styles['title']} id="notifications-what">
          {t('notifications.what')}
        </h2>
        {/* The fields have these words as labels. */}
        <div className={styles['head']} aria-hidden="true">
          {CHANNELS.map((channel) => (
            <span key={channel}>{t(`notifications.channel_${channel}`)}</span>
          ))}
        </div>
        {byEvent(settings).map(([event, channels]) => (
          <fieldset
            key={event}
            className={styles['event']}
            aria-describedby={channels.some(isFixed) ? `${event}-fixed` : undefined}
          >
            <legend className={styles['event-name']}>{t(`notifications.event_${event}`)}</legend>
            <div className={styles['channels']}>
              {channels.map((setting) => (
                <div key={setting.channel} className={styles[`by-${setting.channel}`]}>
                  <SelectField
                    label={t(`notifications.channel_${setting.channel}`)}
                    value={choices.get(choiceKey(setting)) ?? setting.frequency}
                    options={setting.allowed.map((frequency) => ({
                      value: frequency,
                      label: t(`notifications.${frequency}`),
                    }))}
                    disabled={isFixed(setting)}
                    onChange={(value) => {
                      const chosen = setting.allowed.find((frequency) => frequency === value);
                      if (chosen !== undefined) setChoices(new Map([...choices, [choiceKey(setting), chosen]]));
                    }}
                  />
                </div>
              ))}
              {channels.length === 1 && (
                <span className={styles['none']}>
                  {t(channels[0]?.channel === 'push' ? 'notifications.not_by_email' : 'notifications.not_by_push')}
                </span>
              )}
            </div>
            {channels.some(isFixed) && (
              <p className={styles['note']} id={`${event}-fixed`}>
                {t('notifications.fixed')}
              </p>
            )}
          </fieldset>
        ))}
        {problem !== null && (
          <Banner tone="danger" role="alert">
            {failureText(problem, t, NOT_SAVED)}
          </Banner>
        )}
        <div className={styles['end']}>
          <p className={styles['state']} role="status" id="notifications-state">
            {trouble !== null
              ? t(`problem.save_${trouble}`)
              : changes.length > 0
                ? t('notifications.unsaved', { count: changes.length })
                : t('notifications.all_saved')}
          </p>
          <div className={styles['buttons']}>
            <Button onClick={() => setChoices(unsubscribedChoices(settings))}>{t('notifications.none_of_all')}</Button>
            <Button
              type="submit"
              variant="primary"
              busy={isBusy}
              disabled={trouble !== null || changes.length === 0}
              aria-describedby="notifications-state"
            >
              {t('ui.save')}
            </Button>
          </div>
        </div>
      </form>
      {leaveDialog}
    </Card>
  );
}
