import type { ProfileFields, Settings, User } from '../../../worker/public/rows.ts';
import type { MessageId } from '../../i18n/translation.ts';

/** A part of the profile that is empty, what that means for others, and the control that fills it, by its `name`. */
export interface ProfileGap {
  control: 'photo' | 'personal' | 'gender' | 'date_of_birth' | 'countryregion' | 'city' | 'interests';
  label: MessageId;
  /** What is true of this site: its search says whom a missing part hides from (`search_fields`). */
  meaning: MessageId;
}

type SiteRules = Pick<Settings, 'search_fields' | 'region_data'>;
/** The operator's fields; null while unknown, which counts what the search looks for. */
type KnownFields = Pick<ProfileFields, 'allowed_values'> | null;

/** Returns what the saved profile lacks, what hides it from most people first. */
export function profileGaps(profile: User['profile'], site: SiteRules, known: KnownFields): readonly ProfileGap[] {
  return partsOf(profile, site, known).flatMap(({ isEmpty, gap }) => (isEmpty ? [gap] : []));
}

/**
 * Returns how much of the profile is filled in, in whole percent of what `profileGaps` counts: 100 exactly if it names
 * nothing. The server's own figure may count other parts, and would contradict what is named beside it.
 */
export function profileCompleteness(profile: User['profile'], site: SiteRules, known: KnownFields): number {
  const parts = partsOf(profile, site, known);
  return Math.floor((parts.filter(({ isEmpty }) => !isEmpty).length / parts.length) * 100);
}

interface ProfilePart {
  isEmpty: boolean;
  gap: ProfileGap;
}

/** The parts that count on this site; a photo, the town and the text about oneself always do. */
function partsOf(
  profile: User['profile'],
  { search_fields: filters, region_data: regionData }: SiteRules,
  known: KnownFields,
): readonly ProfilePart[] {
  const parts: ProfilePart[] = [];
  const add = (counts: boolean, isEmpty: boolean, gap: ProfileGap) => {
    if (counts) parts.push({ isEmpty, gap });
  };
  const isSearched = (filter: string) => filters.includes(filter);
  const hasPhoto = profile.images.some(({ state }) => state !== 'rejected');
  add(true, !hasPhoto, {
    control: 'photo',
    label: 'profile.gap_photo',
    meaning: isSearched('with_photo') ? 'profile.gap_photo_search' : 'profile.gap_photo_card',
  });
  add(isSearched('gender'), profile.gender === null, {
    control: 'gender',
    label: 'search.gender',
    meaning: 'profile.gap_gender',
  });
  add(isSearched('min_age') || isSearched('max_age'), profile.date_of_birth === null, {
    control: 'date_of_birth',
    label: 'profile.date_of_birth',
    meaning: 'profile.gap_birth',
  });
  const hasRegions = (regionData[profile.country] ?? []).length > 0;
  add(hasRegions && isSearched('countryregion'), profile.countryregion === null, {
    control: 'countryregion',
    label: 'search.region',
    meaning: 'profile.gap_region',
  });
  add(true, isBlank(profile.city), { control: 'city', label: 'profile.city', meaning: 'profile.gap_city' });
  add(true, isBlank(profile.personal), { control: 'personal', label: 'member.about', meaning: 'profile.gap_about' });
  const interests = new Map(Object.entries(known?.allowed_values ?? {})).get('interests') ?? [];
  const hasInterests = known === null || interests.length > 0;
  const chosen = new Map(Object.entries(profile.fields)).get('interests') ?? [];
  add(hasInterests && isSearched('interests'), chosen.length === 0, {
    control: 'interests',
    label: 'search.interests_title',
    meaning: 'profile.gap_interests',
  });
  return parts;
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
