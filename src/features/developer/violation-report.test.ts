import { expect, test } from 'vitest';
import { violationReport } from './violation-report.ts';

test('the report is a list in JSON with the operation, the place, what was expected and what came', () => {
  const row = { id: 7, atMs: Date.UTC(2026, 10, 21, 9, 30), operation: 'GET /api/user.php' };
  const problem = { path: '/profile/age', expected: 'a number', actual: 'string of 2 characters' };
  expect(JSON.parse(violationReport([{ ...row, ...problem }]))).toEqual([
    { at: '2026-11-21T09:30:00.000Z', operation: 'GET /api/user.php', ...problem },
  ]);
  expect(violationReport([])).toBe('[]');
});
