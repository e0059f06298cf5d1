/**
 * Returns what stands behind a member's name: the age, or nothing of a member who has not told it (specification,
 * section 4: skipping step 4 clears the date of birth).
 */
export function afterName(age: number | null): string {
  return age === null ? '' : `, ${age}`;
}
