import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from './command.ts';
import { contractOf } from './compile-for-test.ts';

let directory: URL;
let lines: string[];

beforeEach(async () => {
  lines = [];
  directory = pathToFileURL(`${await mkdtemp(path.join(tmpdir(), 'contract-'))}/`);
  await writeFile(new URL('openapi.yaml', directory), contractOf({ Name: { type: 'string' } }));
});

afterEach(() => rm(directory, { recursive: true }));

const run = (...options: string[]) => runCommand(options, directory, (line) => lines.push(line));

test('what was just generated passes the check, and generating twice gives the same', async () => {
  expect(await run()).toBe(0);
  const first = await readFile(new URL('generated/validators.ts', directory), 'utf8');
  expect(await run('--check')).toBe(0);
  expect(await run()).toBe(0);
  expect(await readFile(new URL('generated/validators.ts', directory), 'utf8')).toBe(first);
  expect(lines).toEqual([]);
});

test('the check names a file that is missing and one that was edited', async () => {
  expect(await run('--check')).toBe(1);
  await run();
  await writeFile(new URL('generated/validators.ts', directory), 'edited');
  expect(await run('--check')).toBe(1);
  expect(lines).toEqual([
    'openapi/generated/openapi.json is missing. Run: npm run generate',
    'openapi/generated/validators.ts is not what the contract gives. Run: npm run generate',
  ]);
});

test('the check fails after any change of the contract, and writes nothing', async () => {
  await run();
  const before = await readFile(new URL('generated/types.ts', directory), 'utf8');
  await writeFile(new URL('openapi.yaml', directory), contractOf({ Name: { type: 'string', minLength: 1 } }));
  expect(await run('--check')).toBe(1);
  expect(await readFile(new URL('generated/types.ts', directory), 'utf8')).toBe(before);
});

test('an unknown option is refused in one line', async () => {
  expect(await run('--chekc')).toBe(2);
  expect(lines).toEqual(['Unknown option --chekc. Usage: npm run generate [-- --check]']);
});

test.each([
  ['a missing contract', undefined, /^openapi\/openapi\.yaml, the contract: cannot be read/],
  ['a broken contract', 'openapi: [', /^openapi\/openapi\.yaml, the contract: is not valid YAML/],
  [
    'a keyword that cannot be expressed',
    contractOf({ Name: { not: {} } }),
    /^openapi\/openapi\.yaml, \/components\/schemas\/Name\/not: the generator cannot express/,
  ],
])('%s ends in one line', async (_name, text, expected) => {
  const contract = new URL('openapi.yaml', directory);
  await (text === undefined ? rm(contract) : writeFile(contract, text));
  expect(await run()).toBe(1);
  expect(lines).toEqual([expect.stringMatching(expected)]);
});
