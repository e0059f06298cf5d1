import { expect, test } from 'vitest';
import { isKept, parseSavedPage } from './saved-fields.ts';

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
