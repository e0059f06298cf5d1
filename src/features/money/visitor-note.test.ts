import { expect, it } from 'vitest';
import { visitorNote } from './visitor-note.ts';

it('a discount that this browser alone remembers is promised for this browser alone', () => {
  expect(visitorNote('campaign')).toBe('discount.after_signup_here');
  expect(visitorNote('welcome')).toBe('discount.after_signup');
});
