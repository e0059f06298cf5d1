import { expect, test } from 'vitest';
import { photoRefusal } from './photo-problem.ts';

test('what the server finds in a photo is told; for the rest another try may help', () => {
  expect(photoRefusal({ status: 'refused', httpStatus: 413, code: 'too_large' })).toBe('profile.photo_too_large');
  expect(photoRefusal({ status: 'invalid', fields: { file: 'too_large' } })).toBe('profile.photo_too_many_pixels');
  expect(photoRefusal({ status: 'invalid', fields: { file: 'too_many' } })).toBe('profile.photo_too_many');
  expect(photoRefusal({ status: 'invalid', fields: { file: 'wrong_format' } })).toBe('profile.photo_wrong_kind');
  expect(photoRefusal({ status: 'server-failed', httpStatus: 500 })).toBeNull();
});
