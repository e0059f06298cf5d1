import type { Contract } from '../contract/contract.ts';
import { loadContract } from '../contract/load-contract.ts';
import type { Change, ChangedOperation, Effect } from './change.ts';
import { compareContracts } from './compare-contracts.ts';

export interface DiffOutput {
  /** Prints one line; `line` has no newline. */
  print: (line: string) => void;
  printError: (line: string) => void;
}

const GROUPS: readonly (readonly [effect: Effect, title: string])[] = [
  ['breaks-client', 'Breaks the client'],
  ['breaks-backend', 'Breaks the backend'],
  ['compatible', 'Compatible'],
  ['wording', 'Wording only'],
];
const LINE_LENGTH_MAX = 110;

/**
 * Compares two versions of the contract, each a bundled JSON or YAML file. Returns the exit code: 0 if nothing breaks,
 * 1 if something does, 2 if a file cannot be read.
 */
export function runDiff(oldFile: string, newFile: string, output: DiffOutput): 0 | 1 | 2 {
  let versions: { before: Contract; after: Contract };
  let changes: readonly Change[];
  try {
    versions = { before: loadContract(oldFile), after: loadContract(newFile) };
    changes = compareContracts(versions.before.document, versions.after.document);
  } catch (error) {
    output.printError(error instanceof Error ? error.message : String(error));
    return 2;
  }
  for (const line of describeChanges(changes, versions.before, versions.after)) output.print(line);
  return changes.some((change) => change.effect.startsWith('breaks')) ? 1 : 0;
}

/** Formats the changes as lines, breaking ones first. */
function describeChanges(
  changes: readonly Change[],
  before: Pick<Contract, 'title' | 'version'>,
  after: Pick<Contract, 'title' | 'version'>,
): readonly string[] {
  const lines = [`${after.title}: ${before.version} to ${after.version}`];
  if (changes.length === 0) return [...lines, '', 'No change.'];
  for (const [effect, title] of GROUPS) {
    const own = changes.filter((change) => change.effect === effect);
    if (own.length === 0) continue;
    lines.push('', `${title} (${own.length})`);
    for (const source of ['specified', 'proposed'] as const) {
      const ofSource = own.filter((change) => sourceOf(change) === source);
      if (ofSource.length === 0) continue;
      lines.push(`  ${source}`, ...ofSource.flatMap(describeChange));
    }
  }
  const count = (effect: Effect): number => changes.filter((change) => change.effect === effect).length;
  lines.push(
    '',
    count('breaks-client') + count('breaks-backend') === 0
      ? 'Nothing breaks.'
      : `${count('breaks-client')} break the client, ${count('breaks-backend')} break the backend.`,
  );
  return lines;
}

/** Treats a change as specified if it affects at least one specified operation. */
function sourceOf(change: Change): ChangedOperation['source'] {
  return change.operations.some((one) => one.source === 'specified') ? 'specified' : 'proposed';
}

function describeChange({ where, place, text, operations }: Change): readonly string[] {
  const subject = [where, place].filter((part) => part !== '').join(' ');
  const sentence = subject === '' ? text : `${subject}: ${text}`;
  const [only] = operations;
  if (only !== undefined && operations.length === 1) return [`    ${only.name} (${only.operationId}): ${sentence}`];
  const isMixed = new Set(operations.map((one) => one.source)).size > 1;
  const names = operations.map(
    (one) => `${one.operationId}${isMixed && one.source === 'proposed' ? ' (proposed)' : ''}`,
  );
  return [`    ${sentence}`, ...wrap(`in ${names.join(', ')}`).map((line) => `      ${line}`)];
}

function wrap(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 7 > LINE_LENGTH_MAX) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
