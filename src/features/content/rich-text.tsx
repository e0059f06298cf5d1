import DOMPurify from 'dompurify';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isAppPath } from '../../../worker/public/app-path.ts';
import styles from './rich-text.module.css';

/** Tags allowed in an operator's text (contract, `ContentPage.sections.html`). */
const ALLOWED_TAGS = [
  'p',
  'ul',
  'ol',
  'li',
  'a',
  'em',
  'strong',
  'b',
  'i',
  'br',
  'h3',
  'h4',
  'blockquote',
  'dl',
  'dt',
  'dd',
];
const ALLOWED_ATTR = ['href', 'lang'];

/** Shows an operator's text, sanitised. Links to pages of this site do not reload the app. */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);

  // Before paint, so that the page does not shift.
  useLayoutEffect(() => {
    place.current?.replaceChildren(
      DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, ALLOW_DATA_ATTR: false, RETURN_DOM_FRAGMENT: true }),
    );
  }, [html]);

  useEffect(() => {
    const element = place.current;
    element?.addEventListener('click', followWithin);
    return () => element?.removeEventListener('click', followWithin);
  }, []);

  return <div ref={place} className={styles['text']} />;
}

/** Navigates to pages of this site without reloading the app; leaves all other links, also those to files, to the browser. */
function followWithin(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (link === null || !isPlain || link.origin !== location.origin) return;
  if (!isAppPath(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash !== '') return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
