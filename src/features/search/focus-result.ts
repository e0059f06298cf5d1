/** Puts the focus on the tile of a member among the results, when it is there. */
export function focusResult(profileId: number): void {
  const link = document.querySelector(`[data-profile="${profileId}"] a`);
  if (link instanceof HTMLElement) link.focus();
}
