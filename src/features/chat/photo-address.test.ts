import { expect, it } from 'vitest';
import { photoAddress } from './photo-address.ts';

const API = 'https://api.example.com';

it('takes a path for one on the origin of the API, and keeps its query', () => {
  expect(photoAddress('/api/photo.php?photo=7', API)).toBe('https://api.example.com/api/photo.php?photo=7');
});

it('keeps a whole address', () => {
  expect(photoAddress('https://cdn.example.com/7.jpg?key=a', API)).toBe('https://cdn.example.com/7.jpg?key=a');
});

it('takes no script and nothing that is no address', () => {
  expect(photoAddress('javascript:alert(1)', API)).toBeNull();
  expect(photoAddress('data:text/html,hello', API)).toBeNull();
  expect(photoAddress('https://', API)).toBeNull();
});
