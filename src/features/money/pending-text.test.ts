import { expect, it } from 'vitest';
import { pendingText } from './pending-text.ts';

it('only a member is told that a payment without its page was made: visitors never see the page', () => {
  expect(pendingText('https://pay.example.com/1', 'member')).toBe('transaction.open_text');
  expect(pendingText(null, 'member')).toBe('transaction.pending_text');
  expect(pendingText(null, 'visitor')).toBe('transaction.pending_visitor_text');
});
