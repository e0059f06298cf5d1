import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { at, isRecord, listAt } from '../contract/json.ts';
import type { Finding } from '../model/finding.ts';

/** A line that says why a baseline cannot be used. */
export class BaselineProblem extends Error {}

/** What a team knows already: such findings are counted, and fail nothing. */
export interface Baseline {
  isKnown(finding: Finding): boolean;
  /** Entries that no finding of a run has met: they are repaired, and can go. */
  unmet(findings: readonly Finding[]): number;
}

/**
 * One finding under the same name in every run: its code, operation and place, and its title without what changes from
 * run to run (ids, times, counts).
 */
export function fingerprint({ code, operationId, place, title }: Finding): string {
  const steady = title.replaceAll(/\d+/g, '#');
  return createHash('sha256').update([code, operationId, place, steady].join('\n')).digest('hex').slice(0, 16);
}

/** Throws `BaselineProblem` when the file is none. */
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

/** One entry for each finding, with what a reader of a merge request wants to see. */
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
