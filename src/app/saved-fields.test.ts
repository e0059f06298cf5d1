import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabStorage } from '../../tests/fixtures/tab-storage.ts';
import { isKept, parseSavedPage, saveFields } from './saved-fields.ts';

/** A page with one field, in a tab of its own. */
class Page extends EventTarget {
  readonly storage = createTabStorage();
  readonly field = { name: 'text', type: 'textarea', autocomplete: '', value: 'Half' };

  kept(): string | null {
    const page = parseSavedPage(String(this.storage['kept-fields'] ?? 'null'));
    return page?.fields[0]?.value ?? null;
  }
}

let page: Page;
beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('sessionStorage', page.storage);
  vi.stubGlobal('location', { pathname: '/complaints' });
  vi.stubGlobal('document', { querySelectorAll: () => [page.field] });
  vi.stubGlobal('HTMLInputElement', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that is loaded anew finds what was typed, up to the moment that it went', () => {
  expect(saveFields()).toBe(true);
  expect(page.kept()).toBe('Half');
  page.field.value = 'Half a word';
  vi.advanceTimersByTime(5_000);
  page.dispatchEvent(new Event('pagehide'));
  expect(page.kept()).toBe('Half a word');
});

test('who stays on the page does not find what was typed then on a later visit', () => {
  saveFields();
  vi.advanceTimersByTime(60_000);
  expect(page.kept()).toBeNull();
  page.dispatchEvent(new Event('pagehide'));
  expect(page.kept()).toBeNull();
});

test('kept fields are read when they are whole', () => {
  const field = { name: 'text', type: 'textarea', place: 0, value: 'Half', checked: false };
  const page = { path: '/complaints', fields: [field] };
  expect(parseSavedPage(JSON.stringify(page))).toEqual(page);
  const broken: unknown[] = [null, [], {}, { path: 1, fields: [] }, { ...page, fields: [{ ...field, place: '0' }] }];
  for (const each of broken) expect(parseSavedPage(JSON.stringify(each))).toBeNull();
  expect(parseSavedPage('{')).toBeNull();
});

test('a password is not kept, nor while it is shown as text, and neither are cards and codes', () => {
  expect(isKept({ type: 'text', name: 'city', autocomplete: 'address-level2' })).toBe(true);
  expect(isKept({ type: 'password', name: 'secret', autocomplete: '' })).toBe(false);
  for (const autocomplete of [
    'current-password',
    'new-password',
    'section-a new-password',
    'cc-number',
    'one-time-code',
  ])
    expect(isKept({ type: 'text', name: 'secret', autocomplete }), autocomplete).toBe(false);
  for (const name of ['password', 'newPassword', 'password_again'])
    expect(isKept({ type: 'text', name, autocomplete: 'off' }), name).toBe(false);
});
