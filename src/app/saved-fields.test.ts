import { expect, test } from 'vitest';
import { parseSavedPage } from './saved-fields.ts';

test('kept fields are read when they are whole', () => {
  const field = { name: 'text', type: 'textarea', place: 0, value: 'Half', checked: false };
  const page = { path: '/complaints', fields: [field] };
  expect(parseSavedPage(JSON.stringify(page))).toEqual(page);
  const broken: unknown[] = [null, [], {}, { path: 1, fields: [] }, { ...page, fields: [{ ...field, place: '0' }] }];
  for (const each of broken) expect(parseSavedPage(JSON.stringify(each))).toBeNull();
  expect(parseSavedPage('{')).toBeNull();
});
