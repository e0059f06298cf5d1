import type { MemberProfile, Settings } from '../../../worker/public/rows.ts';

export interface ProfileFact {
  name: string;
  values: string[];
}

export interface ProfileNote {
  name: string;
  text: string;
}

/** Returns the configurable fields that the site shows, in the site's order, without empty ones. */
export function visibleFacts(profile: Pick<MemberProfile, 'fields'>, settings: Visible): ProfileFact[] {
  return settings.visible_profile_fields.flatMap((name) => {
    const values = valuesOf(profile.fields, name)?.filter((value) => value.trim() !== '') ?? [];
    return values.length === 0 ? [] : [{ name, values }];
  });
}

/** Returns the free texts that the site shows, in the site's order, without empty ones. */
export function visibleNotes(profile: Pick<MemberProfile, 'notes'>, settings: Visible): ProfileNote[] {
  return settings.visible_profile_notes.flatMap((name) => {
    const text = valuesOf(profile.notes, name)?.trim() ?? '';
    return text === '' ? [] : [{ name, text }];
  });
}

/**
 * Makes a name or value readable that the app has no label for: `body_type` becomes "Body type". Text that does not
 * look like a code is only trimmed and capitalized.
 */
export function humanised(name: string): string {
  const given = name.trim();
  const isCode = /^[\p{Ll}\d]+(_[\p{Ll}\d]+)+$/u.test(given) || /^\p{Ll}+(\p{Lu}\p{Ll}+)+$/u.test(given);
  const words = isCode
    ? given
        .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .replaceAll('_', ' ')
        .toLowerCase()
    : given;
  const [first = '', ...rest] = words;
  return first.toUpperCase() + rest.join('');
}

type Visible = Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>;

function valuesOf<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
