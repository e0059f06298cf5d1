import { expect, test } from 'vitest';
import { photoProblem, photoRefusal } from './photo-problem.ts';

test('only png and jpeg up to the limit are photos', () => {
  expect(photoProblem({ type: 'image/png', size: 10 }, 10)).toBeNull();
  expect(photoProblem({ type: 'image/jpeg', size: 11 }, 10)).toBe('size');
  expect(photoProblem({ type: 'image/heic', size: 1 }, 10)).toBe('kind');
  expect(photoProblem({ type: '', size: 1 }, 10)).toBe('kind');
});

test('what the server finds in a photo is told; for the rest another try may help', () => {
  expect(photoRefusal({ status: 'refused', httpStatus: 413, code: 'too_large' })).toBe('profile.photo_too_large');
  expect(photoRefusal({ status: 'invalid', fields: { file: 'too_large' } })).toBe('profile.photo_too_many_pixels');
  expect(photoRefusal({ status: 'invalid', fields: { file: 'wrong_format' } })).toBe('profile.photo_wrong_kind');
  expect(photoRefusal({ status: 'server-failed', httpStatus: 500 })).toBeNull();
});
