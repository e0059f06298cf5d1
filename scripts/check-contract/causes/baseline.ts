import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { at, isRecord, listAt } from '../contract/json.ts';
import type { Finding } from '../model/finding.ts';

/** The baseline is unusable; the message is one line. */
export class BaselineProblem extends Error {}

/** The findings a team already knows: they are counted but do not fail the run. */
export interface Baseline {
  isKnown(finding: Finding): boolean;
  /** Returns the number of entries that match no finding of a run: fixed ones, which can be removed. */
  unmet(findings: readonly Finding[]): number;
}

/**
 * Returns a name for a finding that is stable across runs: a hash of its code, operation, place, and title without the
 * numbers that vary from run to run (ids, times, counts).
 */
export function fingerprint({ code, operationId, place, title }: Finding): string {
  const steady = title.replaceAll(/\d+/g, '#');
  return createHash('sha256').update([code, operationId, place, steady].join('\n')).digest('hex').slice(0, 16);
}

/** Throws `BaselineProblem` if the file cannot be read or is not a baseline. */
export function readBaseline(file: string): Baseline {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BaselineProblem(
      `the baseline ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (!isRecord(value) || at(value, 'format') !== 'check-contract-baseline')
    throw new BaselineProblem(`${file} is no baseline; --write-baseline makes one`);
  const known = new Set(listAt(value, 'known').map((entry) => String(at(entry, 'fingerprint'))));
  return {
    isKnown: (finding) => known.has(fingerprint(finding)),
    unmet: (findings) => {
      const met = new Set(findings.map(fingerprint));
      return [...known].filter((each) => !met.has(each)).length;
    },
  };
}

/** Writes one entry per distinct finding, readable in a merge request diff. */
export function writeBaseline(file: string, findings: readonly Finding[]): void {
  const entries = new Map(
    findings.map((finding) => {
      const { code, operationId, place, title } = finding;
      return [fingerprint(finding), { fingerprint: fingerprint(finding), code, operationId, place, title }] as const;
    }),
  );
  const known = [...entries.values()].sort((one, other) => one.fingerprint.localeCompare(other.fingerprint));
  const document = { format: 'check-contract-baseline', formatVersion: 1, known };
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
}
