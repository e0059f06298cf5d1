import { useEffect, useRef } from 'react';

/**
 * Focuses the page's h1 when the path changes, as a page load would: screen readers announce it, and Tab continues from
 * there. Waits for a page that is still loading, unless the user moves the focus meanwhile.
 */
export function useRouteFocus(path: string): void {
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    // From now on pages come into one that is there, in the manner of the template (base.css); the first does not.
    document.documentElement.dataset['arrival'] = '';
    const main = document.getElementById('main') ?? document.body;
    const before = document.activeElement;
    const attempt = () => {
      if (document.activeElement !== before && document.activeElement !== document.body) return true;
      // The previous page stays in the document, hidden, while the next one loads.
      const headings = [...document.querySelectorAll<HTMLElement>('#main h1')];
      const heading = headings.find((one) => one.getClientRects().length > 0);
      if (heading === undefined) return false;
      // A page that was at hand has rendered in the same task, and may have given a field the focus already.
      if (isFieldInView(document.activeElement ?? document.body)) return true;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (attempt()) return;
    const observer = new MutationObserver(() => {
      if (attempt()) observer.disconnect();
    });
    observer.observe(main.parentElement ?? main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [path]);
}

function isFieldInView(element: Element): boolean {
  return element.matches('input, select, textarea') && element.getClientRects().length > 0;
}
