import type { NotificationSettings } from '../../../worker/public/rows.ts';
import type { NotificationChoice } from '../../../worker/public/worker-api.ts';

export type Setting = NotificationSettings['settings'][number];
export type Frequency = Setting['frequency'];

/** The member's unsaved choices, by `choiceKey`. */
export type Choices = ReadonlyMap<string, Frequency>;

export function choiceKey({ event, channel }: Pick<Setting, 'event' | 'channel'>): string {
  return `${event} ${channel}`;
}

/** Returns the choices that differ from the saved settings. */
export function changedChoices(settings: readonly Setting[], choices: Choices): NotificationChoice[] {
  return settings.flatMap(({ event, channel, frequency, allowed }) => {
    const chosen = choices.get(choiceKey({ event, channel }));
    return chosen === undefined || chosen === frequency || !allowed.includes(chosen)
      ? []
      : [{ event, channel, frequency: chosen }];
  });
}

/** Returns the choices that were made after `sent` was submitted. */
export function choicesSince(sent: Choices, choices: Choices): Choices {
  return new Map([...choices].filter(([key, chosen]) => sent.get(key) !== chosen));
}

/** Returns the choices that turn off everything that can be turned off. */
export function unsubscribedChoices(settings: readonly Setting[]): Choices {
  return new Map(
    settings.flatMap((setting) => (setting.allowed.includes('never') ? [[choiceKey(setting), 'never' as const]] : [])),
  );
}

/** Groups the settings by event, in the server's order. */
export function byEvent(settings: readonly Setting[]): [Setting['event'], Setting[]][] {
  const groups = new Map<Setting['event'], Setting[]>();
  for (const setting of settings) groups.set(setting.event, [...(groups.get(setting.event) ?? []), setting]);
  return [...groups];
}
