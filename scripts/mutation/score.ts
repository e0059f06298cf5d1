import type { AcceptedSurvivor } from './accepted-survivors.ts';

/** A mutation of one place in the code, and its outcome. */
export interface Mutant {
  /** Relative to the repository root. */
  file: string;
  line: number;
  mutator: string;
  /** The original code, on one line. */
  original: string;
  replacement: string;
  /** `unseen`: no test covers the code. */
  fate: 'killed' | 'survived' | 'unseen';
}

export interface FolderScore {
  folder: string;
  killed: number;
  survived: number;
  unseen: number;
  accepted: number;
  /** Percentage of killed mutants among those not accepted. */
  percent: number;
}

export interface MutationScore {
  folders: FolderScore[];
  /** Survived and unseen mutants that are not accepted, by file and line. */
  left: Mutant[];
  /** Accepted survivors that match no surviving mutant of the run: they are killed by now, or the code has changed. */
  stale: AcceptedSurvivor[];
}

/** Counts per folder, i.e. by the first two segments of the path. */
export function scoreMutants(mutants: readonly Mutant[], accepted: readonly AcceptedSurvivor[]): MutationScore {
  const used = new Set<AcceptedSurvivor>();
  const counts = new Map<string, Omit<FolderScore, 'percent'>>();
  const left: Mutant[] = [];
  for (const mutant of mutants) {
    const folder = folderOf(mutant.file);
    const count = counts.get(folder) ?? { folder, killed: 0, survived: 0, unseen: 0, accepted: 0 };
    counts.set(folder, count);
    const acceptance = mutant.fate === 'killed' ? undefined : accepted.find((one) => fits(one, mutant));
    if (acceptance === undefined) {
      count[mutant.fate] += 1;
      if (mutant.fate !== 'killed') left.push(mutant);
    } else {
      count.accepted += 1;
      used.add(acceptance);
    }
  }
  const seenFiles = new Set(mutants.map(({ file }) => file));
  return {
    folders: [...counts.values()].map(withPercent).sort((one, other) => one.folder.localeCompare(other.folder)),
    left: left.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line),
    stale: accepted.filter((one) => seenFiles.has(one.file) && !used.has(one)),
  };
}

function folderOf(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 2).join('/');
}

function fits(accepted: AcceptedSurvivor, mutant: Mutant): boolean {
  return (
    accepted.file === mutant.file &&
    accepted.original === mutant.original &&
    accepted.replacement === mutant.replacement
  );
}

function withPercent(count: Omit<FolderScore, 'percent'>): FolderScore {
  const all = count.killed + count.survived + count.unseen;
  return { ...count, percent: all === 0 ? 100 : (count.killed / all) * 100 };
}
