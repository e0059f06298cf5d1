import type { AcceptedSurvivor } from './accepted-survivors.ts';

/** One change of one place in the code, and what the tests said to it. */
export interface Mutant {
  /** From the root of the repository. */
  file: string;
  line: number;
  mutator: string;
  /** What stood there, in one line. */
  original: string;
  replacement: string;
  /** `unseen`: no test runs the place. */
  fate: 'killed' | 'survived' | 'unseen';
}

export interface FolderScore {
  folder: string;
  killed: number;
  survived: number;
  unseen: number;
  accepted: number;
  /** Killed of all that are not accepted, from 0 to 100. */
  percent: number;
}

export interface MutationScore {
  folders: FolderScore[];
  /** Survivors and unseen ones that nobody has accepted, by file and line. */
  left: Mutant[];
  /** Entries of the list of accepted ones that no mutant of the run fits: killed by now, or the code is another. */
  stale: AcceptedSurvivor[];
}

/** Counts by folder, which is the first two parts of a path. */
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
