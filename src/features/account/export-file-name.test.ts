import { afterEach, expect, test, vi } from 'vitest';
import { exportFileName } from './export-file-name.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Europe/Amsterdam', '2026-11-29T23:30:00Z', 'export-2026-11-30.json'],
  ['America/Los_Angeles', '2026-12-01T03:00:00Z', 'export-2026-11-30.json'],
  ['UTC', '2026-11-30T12:00:00Z', 'export-2026-11-30.json'],
])('the export bears the day on which its member fetches it, in %s', (zone, now, name) => {
  vi.stubEnv('TZ', zone);
  expect(exportFileName(new Date(now))).toBe(name);
});
