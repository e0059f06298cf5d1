import { useEffect } from 'react';
import { SENT_EARLY_ATTRIBUTE, USABLE_ATTRIBUTE } from './prerendered.ts';

/**
 * Stands beside a page within its boundary: what was typed and sent on the prerendered page before its script came goes
 * on as if it were done now.
 */
export function PageReady() {
  useEffect(() => {
    const root = document.documentElement;
    if (root.hasAttribute(USABLE_ATTRIBUTE)) return;
    root.setAttribute(USABLE_ATTRIBUTE, '');
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      if (field.value !== field.defaultValue) tellTyped(field);
    }
    for (const select of document.querySelectorAll('select')) {
      const first = [...select.options].find((option) => option.defaultSelected);
      if (first !== undefined && !first.selected) select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    const sent = document.querySelector<HTMLFormElement>(`form[${SENT_EARLY_ATTRIBUTE}]`);
    sent?.removeAttribute(SENT_EARLY_ATTRIBUTE);
    // The state of what was typed is rendered first.
    if (sent !== null) setTimeout(() => sent.requestSubmit());
  }, []);
  return null;
}

/** React takes what stands in a field when it hydrates for known, and tells its component only of a change to it. */
function tellTyped(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value: typed, selectionStart, selectionEnd } = field;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  if (setter === undefined) return;
  field.value = '';
  setter.call(field, typed);
  if (document.activeElement === field && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
