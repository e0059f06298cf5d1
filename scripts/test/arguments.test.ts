import { expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';

const STEPS = ['unit', 'e2e'];

it('runs everything without options, and one step with --only', () => {
  expect(parseArguments([], STEPS)).toEqual({ ok: true, only: null });
  expect(parseArguments(['--only', 'e2e'], STEPS)).toEqual({ ok: true, only: 'e2e' });
  expect(parseArguments(['--only=unit'], STEPS)).toEqual({ ok: true, only: 'unit' });
});

it.each([
  [['--fast'], 'Unknown option --fast'],
  [['--only'], '--only needs a step'],
  [['--only='], '--only needs a step'],
  [['--only', 'bench'], 'Unknown step bench'],
  [['--only', 'unit', 'e2e'], 'Unknown option e2e'],
])('refuses %j in one line that says what is possible', (values, problem) => {
  const parse = parseArguments(values, STEPS);
  const message = parse.ok ? '' : parse.message;
  expect(message).toContain(problem);
  expect(message).toContain('unit, e2e');
  expect(message).not.toContain('\n');
});
