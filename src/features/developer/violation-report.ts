import type { ViolationRow } from '../../../worker/public/device-rows.ts';

/**
 * Returns the report for the backend team: the violations as JSON, times in RFC 3339, without this device's row ids.
 */
export function violationReport(rows: readonly ViolationRow[]): string {
  const violations = rows.map(({ atMs, operation, path, expected, actual }) => ({
    at: new Date(atMs).toISOString(),
    operation,
    path,
    expected,
    actual,
  }));
  return JSON.stringify(violations, null, 2);
}
