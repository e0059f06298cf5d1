import type { NotificationSettings } from '../../../worker/public/rows.ts';
import type { NotificationChoice } from '../../../worker/public/worker-api.ts';

export type Setting = NotificationSettings['settings'][number];
export type Frequency = Setting['frequency'];

/** What the member has chosen and not saved yet, by `choiceKey`. */
export type Choices = ReadonlyMap<string, Frequency>;

export function choiceKey({ event, channel }: Pick<Setting, 'event' | 'channel'>): string {
  return `${event} ${channel}`;
}

/** What differs from what is saved. */
export function changedChoices(settings: readonly Setting[], choices: Choices): NotificationChoice[] {
  return settings.flatMap(({ event, channel, frequency, allowed }) => {
    const chosen = choices.get(choiceKey({ event, channel }));
    return chosen === undefined || chosen === frequency || !allowed.includes(chosen)
      ? []
      : [{ event, channel, frequency: chosen }];
  });
}

/** Nothing more of all that one may do without. */
export function unsubscribedChoices(settings: readonly Setting[]): Choices {
  return new Map(
    settings.flatMap((setting) => (setting.allowed.includes('never') ? [[choiceKey(setting), 'never' as const]] : [])),
  );
}

/** The settings by event, in the order in which the server lists them. */
export function byEvent(settings: readonly Setting[]): [Setting['event'], Setting[]][] {
  const groups = new Map<Setting['event'], Setting[]>();
  for (const setting of settings) groups.set(setting.event, [...(groups.get(setting.event) ?? []), setting]);
  return [...groups];
}
