import type { MessageId } from '../../i18n/translation.ts';

/** The app's own words for a configurable field or note; null where it has none, since each site has its own fields. */
export function fieldLabel(name: string): MessageId | null {
  return LABELS.get(name) ?? null;
}

const LABELS = new Map<string, MessageId>([
  ['children', 'member.field_children'],
  ['first_date', 'member.field_first_date'],
  ['ideal_weekend', 'member.field_ideal_weekend'],
  ['interests', 'member.field_interests'],
  ['languages', 'member.field_languages'],
  ['looking_for', 'member.field_looking_for'],
  ['smoking', 'member.field_smoking'],
]);
