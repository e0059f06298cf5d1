import { useEffect } from 'react';
import { SENT_EARLY_ATTRIBUTE, USABLE_ATTRIBUTE } from './prerendered.ts';

/**
 * Rendered next to a page within its boundary: replays what was typed and submitted on the prerendered page before its
 * script was ready.
 */
export function PageReady() {
  useEffect(() => {
    const root = document.documentElement;
    if (root.hasAttribute(USABLE_ATTRIBUTE)) return;
    root.setAttribute(USABLE_ATTRIBUTE, '');
    const untold = readEarly();
    // Outside the effect, each change is rendered before the next is replayed, as when a person types.
    queueMicrotask(() => {
      for (const tell of untold) tell();
      const sent = document.querySelector<HTMLFormElement>(`form[${SENT_EARLY_ATTRIBUTE}]`);
      sent?.removeAttribute(SENT_EARLY_ATTRIBUTE);
      sent?.requestSubmit();
    });
  }, []);
  return null;
}

/**
 * Reads what was typed, chosen and checked, since the next render may reset the fields. Each returned function replays
 * one change to its component.
 */
function readEarly(): (() => void)[] {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const untold = fields.flatMap((field) => {
    if (!(field instanceof HTMLInputElement)) return typed(field);
    if (field.type === 'file') return (field.files?.length ?? 0) > 0 ? [() => tellChange(field)] : [];
    return field.type === 'checkbox' || field.type === 'radio' ? checked(field) : typed(field);
  });
  for (const select of document.querySelectorAll('select')) {
    const { value } = select;
    const first = [...select.options].find((option) => option.defaultSelected);
    if (first === undefined || first.selected) continue;
    untold.push(() => {
      select.value = value;
      tellChange(select);
    });
  }
  return untold;
}

/** On hydration React takes a field's current value as known; its component is notified only of later changes. */
function typed(field: HTMLInputElement | HTMLTextAreaElement): (() => void)[] {
  const { value, selectionStart, selectionEnd } = field;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  if (setter === undefined || value === field.defaultValue) return [];
  return [
    () => {
      field.value = '';
      setter.call(field, value);
      if (document.activeElement === field && selectionStart !== null) {
        field.setSelectionRange(selectionStart, selectionEnd);
      }
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  ];
}

function checked(field: HTMLInputElement): (() => void)[] {
  if (field.checked === field.defaultChecked) return [];
  return [
    () => {
      field.checked = field.defaultChecked;
      field.click();
    },
  ];
}

function tellChange(field: Element): void {
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
