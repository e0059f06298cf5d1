export const RESULTS_HEADING_ID = 'search-found';

/** Puts the focus on the tile of a member among the results; on their heading when it is not there. */
export function focusResult(profileId: number | null): void {
  const link = profileId === null ? null : document.querySelector(`[data-profile="${profileId}"] a`);
  const target = link ?? document.getElementById(RESULTS_HEADING_ID);
  if (target instanceof HTMLElement) target.focus();
}
