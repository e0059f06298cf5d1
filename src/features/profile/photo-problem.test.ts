import { expect, it } from 'vitest';
import { photoProblem } from './photo-problem.ts';

it('a photo is a png or a jpeg that is not too large', () => {
  expect(photoProblem({ type: 'image/png', size: 100 }, 100)).toBeNull();
  expect(photoProblem({ type: 'image/jpeg', size: 101 }, 100)).toBe('size');
  expect(photoProblem({ type: 'image/svg+xml', size: 1 }, 100)).toBe('kind');
  expect(photoProblem({ type: '', size: 1 }, 100)).toBe('kind');
});
