import { beforeEach, expect, test } from 'vitest';
import { forgetComplaint, keepComplaint, keptComplaint } from './kept-complaint.ts';

const PLACE = { accountId: 7, query: 'kind=privacy' };

beforeEach(forgetComplaint);

test('what was typed is found again at the same address by the same account, and by nobody else', () => {
  keepComplaint(PLACE, { explanation: 'My photo.' });
  expect(keptComplaint({ ...PLACE })).toEqual({ explanation: 'My photo.' });
  expect(keptComplaint({ ...PLACE, accountId: null })).toEqual({});
  expect(keptComplaint({ ...PLACE, accountId: 8 })).toEqual({});
  expect(keptComplaint({ ...PLACE, query: '' })).toEqual({});
});

test('what was handed in is not found again', () => {
  keepComplaint(PLACE, { explanation: 'My photo.' });
  forgetComplaint();
  expect(keptComplaint(PLACE)).toEqual({});
});

test('a form that is rendered at the address of the next page leaves what was typed at its own', () => {
  const edits = { explanation: 'My photo.' };
  keepComplaint(PLACE, edits);
  keepComplaint({ ...PLACE, query: '' }, edits);
  expect(keptComplaint(PLACE)).toBe(edits);
});
