import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { reportWithFindings } from './report-fixture.ts';
import { checkReportTargets, writeReports } from './write-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'rendezvous-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes all kinds, into folders that it makes', async () => {
  const targets = (['junit', 'json', 'har', 'html'] as const).map((kind) => ({
    kind,
    path: join(folder, 'a', 'b', `report.${kind}`),
  }));
  expect(await checkReportTargets(targets)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
  await writeReports(reportWithFindings(), targets);
  const starts = targets.map(({ path }) => readFileSync(path, 'utf8').trimStart().slice(0, 5));
  expect(starts).toEqual(['<?xml', '{\n  "', '{\n "l', '<!doc']);
});

it('says before a run which path cannot be written, and why', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await checkReportTargets([{ kind: 'html', path: join(file, 'r.html') }])).toBe(
    `Cannot write the html report to ${join(file, 'r.html')}: ${file} is not a folder.`,
  );
  expect(await checkReportTargets([{ kind: 'json', path: folder }])).toBe(
    `Cannot write the json report to ${folder}: it is a folder.`,
  );
  expect(await checkReportTargets([{ kind: 'har', path: '' }])).toBe(
    'Cannot write the har report to : it has no path.',
  );
  expect(
    await checkReportTargets([
      { kind: 'har', path: join(folder, 'same') },
      { kind: 'json', path: join(folder, 'same') },
    ]),
  ).toBe(`Two reports cannot both be written to ${join(folder, 'same')}.`);
});

it.skipIf(process.getuid?.() === 0)('says that a folder may not be written to', async () => {
  const locked = join(folder, 'locked');
  mkdirSync(locked);
  chmodSync(locked, 0o500);
  expect(await checkReportTargets([{ kind: 'html', path: join(locked, 'r.html') }])).toBe(
    `Cannot write the html report to ${join(locked, 'r.html')}: ${locked} may not be written to.`,
  );
});
