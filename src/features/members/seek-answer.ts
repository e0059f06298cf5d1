/** What is known of a member, for the question whom they look for. */
interface SeekFacts {
  /** The member's own gender; null if not told. */
  ownGender: string | null;
  /** The gender in the filters saved on the server; undefined while they are not known. */
  soughtGender: string | null | undefined;
  /** The filters that the site offers (setting `search_fields`). */
  searchFields: readonly string[];
}

/**
 * Returns whether to ask whom a member looks for: only those whose own gender suggests nobody, as the server otherwise
 * starts with a gender, and only while their saved filters name none.
 */
export function asksWhom({ ownGender, soughtGender, searchFields }: SeekFacts): boolean {
  const isSuggested = ownGender === 'female' || ownGender === 'male';
  return !isSuggested && (soughtGender ?? null) === null && searchFields.includes('gender');
}
