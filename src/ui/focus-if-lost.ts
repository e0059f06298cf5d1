/**
 * Focuses `target`, the page's heading if it is null, if the focus has been lost with what had it. Otherwise keyboard
 * users would start again at the top of the page (WCAG 2.2, 2.4.3). Waits until what was removed has left the document.
 */
export function focusIfLost(target: () => HTMLElement | null = () => null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const element = target() ?? document.querySelector<HTMLElement>('#main h1');
      if (element === null) return;
      if (element.tabIndex < 0) element.tabIndex = -1;
      element.focus({ preventScroll: true });
    }),
  );
}
