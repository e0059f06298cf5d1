import { readTool, tell } from './run-tool.ts';

/**
 * Lints the contract and prints each problem with its location. Resolves with whether there were no errors or warnings.
 */
export async function lintContract(): Promise<boolean> {
  const output = await readTool('redocly', [
    'lint',
    ...['--config', 'openapi/redocly.yaml', '--format', 'json', '--max-problems', '1000', 'openapi/openapi.yaml'],
  ]);
  const problems = output === null ? null : listProblems(output);
  if (problems === null) {
    tell('The linter of the contract gave no report; run: npx redocly lint openapi/openapi.yaml');
    return false;
  }
  for (const problem of problems) tell(problem);
  if (problems.length === 0) tell('No error, no warning.');
  return problems.length === 0;
}

function listProblems(output: string): string[] | null {
  try {
    const report: unknown = JSON.parse(output);
    if (typeof report !== 'object' || report === null || !('problems' in report)) return null;
    return Array.isArray(report.problems) ? report.problems.map(describeProblem) : null;
  } catch {
    return null;
  }
}

function describeProblem(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null) return String(problem);
  const values = new Map<string, unknown>(Object.entries(problem));
  const location: unknown = values.get('location');
  const first: unknown = Array.isArray(location) ? location[0] : undefined;
  const pointer = typeof first === 'object' && first !== null && 'pointer' in first ? String(first.pointer) : '';
  return `${String(values.get('severity'))} ${String(values.get('ruleId'))}: ${String(values.get('message'))} ${pointer}`;
}
