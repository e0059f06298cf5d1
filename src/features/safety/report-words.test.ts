import { expect, test } from 'vitest';
import { reportStateWords } from './report-words.ts';

test('a closed report is told by its decision, where the server tells one', () => {
  expect(reportStateWords({ state: 'closed', decision: 'acted' })).toBe('safety.decision_acted');
  expect(reportStateWords({ state: 'closed', decision: 'no_breach' })).toBe('safety.decision_no_breach');
  expect(reportStateWords({ state: 'closed', decision: null })).toBe('safety.state_closed');
  expect(reportStateWords({ state: 'closed' })).toBe('safety.state_closed');
});

test('a report that is not closed is told by its state, whatever else is sent', () => {
  expect(reportStateWords({ state: 'in_review', decision: 'acted' })).toBe('safety.state_in_review');
  expect(reportStateWords({ state: 'received', decision: null })).toBe('safety.state_received');
});
