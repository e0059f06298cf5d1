import type { ProfileFields, Settings, User } from '../../../worker/public/rows.ts';
import type { MessageId } from '../../i18n/translation.ts';

/** A part of the profile that is empty, what that means for others, and the control that fills it, by its `name`. */
export interface ProfileGap {
  control: 'photo' | 'personal' | 'gender' | 'date_of_birth' | 'countryregion' | 'city' | 'interests';
  label: MessageId;
  /** What is true of this site: its search says whom a missing part hides from (`search_fields`). */
  meaning: MessageId;
}

/**
 * Returns what the saved profile lacks, what hides it from most people first.
 *
 * @param known the operator's fields; null while unknown, which counts what the search looks for
 */
export function profileGaps(
  profile: User['profile'],
  { search_fields: filters, region_data: regionData }: Pick<Settings, 'search_fields' | 'region_data'>,
  known: Pick<ProfileFields, 'allowed_values'> | null,
): readonly ProfileGap[] {
  const gaps: ProfileGap[] = [];
  const add = (isEmpty: boolean, gap: ProfileGap) => {
    if (isEmpty) gaps.push(gap);
  };
  const isSearched = (filter: string) => filters.includes(filter);
  add(!profile.images.some(({ state }) => state !== 'rejected'), {
    control: 'photo',
    label: 'profile.gap_photo',
    meaning: isSearched('with_photo') ? 'profile.gap_photo_search' : 'profile.gap_photo_card',
  });
  add(profile.gender === null && isSearched('gender'), {
    control: 'gender',
    label: 'search.gender',
    meaning: 'profile.gap_gender',
  });
  add(profile.date_of_birth === null && (isSearched('min_age') || isSearched('max_age')), {
    control: 'date_of_birth',
    label: 'profile.date_of_birth',
    meaning: 'profile.gap_birth',
  });
  const hasRegions = (regionData[profile.country] ?? []).length > 0;
  add(profile.countryregion === null && hasRegions && isSearched('countryregion'), {
    control: 'countryregion',
    label: 'search.region',
    meaning: 'profile.gap_region',
  });
  add(isBlank(profile.city), { control: 'city', label: 'profile.city', meaning: 'profile.gap_city' });
  add(isBlank(profile.personal), { control: 'personal', label: 'member.about', meaning: 'profile.gap_about' });
  const interests = new Map(Object.entries(known?.allowed_values ?? {})).get('interests') ?? [];
  const hasInterests = known === null || interests.length > 0;
  const chosen = new Map(Object.entries(profile.fields)).get('interests') ?? [];
  add(hasInterests && chosen.length === 0 && isSearched('interests'), {
    control: 'interests',
    label: 'search.interests_title',
    meaning: 'profile.gap_interests',
  });
  return gaps;
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
