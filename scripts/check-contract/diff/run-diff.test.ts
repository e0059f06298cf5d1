import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runDiff } from './run-diff.ts';

const folder = mkdtempSync(join(tmpdir(), 'rendezvous-diff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

function contract(name: string, version: string, type: string, description = 'One'): string {
  return file(
    name,
    `openapi: 3.1.1
info: { title: Test, version: '${version}' }
x-shared: &answer { description: ${description} }
paths:
  /a.php:
    get:
      operationId: getA
      x-source: specified
      responses:
        "200":
          <<: *answer
          content: { application/json: { schema: { type: ${type} } } }
`,
  );
}

function run(before: string, after: string): { code: number; lines: string[]; errors: string[] } {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = runDiff(before, after, {
    print: (line) => lines.push(line),
    printError: (line) => errors.push(line),
  });
  return { code, lines, errors };
}

it('ends with 1 and says whom it breaks', () => {
  const { code, lines } = run(contract('a.yaml', '1.0', 'integer'), contract('b.yaml', '2.0', 'string'));
  expect(code).toBe(1);
  expect(lines.join('\n')).toBe(`Test: 1.0 to 2.0

Breaks the client (1)
  specified
    GET /a.php (getA): answer 200: was integer, is now string

1 break the client, 0 break the backend.`);
});

it('ends with 0 when only words change, and when nothing does', () => {
  const before = contract('a.yaml', '1.0', 'integer');
  const { code, lines } = run(before, contract('b.yaml', '1.1', 'integer', 'Two'));
  expect(code).toBe(0);
  expect(lines).toContain('Wording only (1)');
  expect(lines.at(-1)).toBe('Nothing breaks.');
  expect(run(before, before).lines.at(-1)).toBe('No change.');
});

it('reads JSON and YAML alike', () => {
  const path = { get: { operationId: 'getA', responses: { '200': { description: 'One' } } } };
  const json = { openapi: '3.1.1', info: { title: 'Test', version: '1' }, paths: { '/a.php': path } };
  const yaml =
    'openapi: 3.1.1\ninfo: {title: Test, version: "1"}\npaths: {/a.php: {get: {operationId: getA, responses: {"200": {description: One}}}}}';
  expect(run(file('a.json', JSON.stringify(json)), file('a2.yaml', yaml))).toMatchObject({ code: 0, errors: [] });
});

it.each([
  ['is not there', () => join(folder, 'none.yaml'), /none\.yaml cannot be read/],
  ['does not parse', () => file('broken.yaml', 'openapi: [3.1'), /broken\.yaml: .*does not parse/],
  ['is no contract', () => file('other.json', '{"a": 1}'), /other\.json: .*no OpenAPI/],
  [
    'refers to other files',
    () => file('split.yaml', 'openapi: 3.1.1\npaths: { /a.php: { $ref: "paths/a.yaml" } }'),
    /split\.yaml: .*bundle/,
  ],
])('ends with 2 and one line when a file %s', (_, path, message) => {
  const { code, lines, errors } = run(contract('a.yaml', '1.0', 'integer'), path());
  expect(code).toBe(2);
  expect(lines).toEqual([]);
  expect(errors).toEqual([expect.stringMatching(message)]);
});
