export const RESULTS_HEADING_ID = 'search-found';

/** Focuses a member's tile among the results, or the results heading if there is no such tile. */
export function focusResult(profileId: number | null): void {
  const link = profileId === null ? null : document.querySelector(`[data-profile="${profileId}"] a`);
  const target = link ?? document.getElementById(RESULTS_HEADING_ID);
  if (target instanceof HTMLElement) target.focus();
}
