import { expect, test } from 'vitest';
import { photoRefusal } from './photo-refusal.ts';

const invalid = (file: string) => ({ status: 'refused', httpStatus: 422, error: 'invalid', fields: { file } }) as const;

test('what the server finds in a photo is told; for the rest another try may help', () => {
  expect(photoRefusal({ status: 'refused', httpStatus: 413, error: 'too_large', fields: {} })).toBe(
    'profile.photo_too_large',
  );
  expect(photoRefusal(invalid('too_large'))).toBe('profile.photo_too_many_pixels');
  expect(photoRefusal(invalid('too_many'))).toBe('profile.photo_too_many');
  expect(photoRefusal(invalid('wrong_format'))).toBe('profile.photo_wrong_kind');
  expect(photoRefusal({ ...invalid('too_many'), httpStatus: 409 })).toBeNull();
  expect(photoRefusal({ status: 'server-failed', httpStatus: 500 })).toBeNull();
});
