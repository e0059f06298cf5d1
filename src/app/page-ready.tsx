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
    const untold = readEarly();
    // Outside of the effect each change is rendered before the next one is told, as when a person types.
    queueMicrotask(() => {
      for (const tell of untold) tell();
      const sent = document.querySelector<HTMLFormElement>(`form[${SENT_EARLY_ATTRIBUTE}]`);
      sent?.removeAttribute(SENT_EARLY_ATTRIBUTE);
      sent?.requestSubmit();
    });
  }, []);
  return null;
}

/** What was typed, chosen and checked; the render that comes next may empty the fields. Each tells its component. */
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

/** React takes what stands in a field when it hydrates for known, and tells its component only of a change to it. */
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
