import { expect, it } from 'vitest';
import { stepTo } from './viewer-steps.ts';

const inTheMiddle = { index: 4, count: 12, page: 2, pageCount: 3 };

it('arrow keys go to the neighbours', () => {
  expect(stepTo('ArrowRight', inTheMiddle)).toEqual({ to: 'here', index: 5 });
  expect(stepTo('ArrowLeft', inTheMiddle)).toEqual({ to: 'here', index: 3 });
});

it('past the end of a page the next one begins', () => {
  expect(stepTo('ArrowRight', { ...inTheMiddle, index: 11 })).toEqual({ to: 'next-page', page: 3 });
  expect(stepTo('ArrowLeft', { ...inTheMiddle, index: 0 })).toEqual({ to: 'previous-page', page: 1 });
});

it('the search has a first and a last profile', () => {
  expect(stepTo('ArrowLeft', { ...inTheMiddle, index: 0, page: 1 })).toBeNull();
  expect(stepTo('ArrowRight', { ...inTheMiddle, index: 11, page: 3 })).toBeNull();
});

it('other keys lead nowhere, nor does any while no profile is shown', () => {
  expect(stepTo('a', inTheMiddle)).toBeNull();
  expect(stepTo('ArrowRight', { ...inTheMiddle, index: -1 })).toBeNull();
  expect(stepTo('End', inTheMiddle)).toEqual({ to: 'here', index: 11 });
});
