import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleContract } from './bundle-contract.ts';

let directory: URL;

beforeEach(async () => {
  directory = pathToFileURL(`${await mkdtemp(path.join(tmpdir(), 'bundle-'))}/`);
});

afterEach(() => rm(directory, { recursive: true }));

async function bundleOf(files: Record<string, string>): Promise<string> {
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, directory), text);
  return bundleContract(new URL('openapi.yaml', directory));
}

const ROOT = `
openapi: 3.1.1
info: { title: T, version: "1" }
paths:
  /things: { $ref: "paths.yaml#/things" }
`;
const THINGS = `
things:
  get:
    operationId: getThings
    x-variants:
      - { name: one, query: { id: "*" }, response: { $ref: "schemas.yaml#/Thing" } }
    responses:
      "200":
        description: Yes.
        content: { application/json: { schema: { $ref: "schemas.yaml#/Things" } } }
`;
const SCHEMAS = `
Things: { type: array, items: { $ref: "#/Thing" } }
Thing: { type: object }
`;

test('the files become one document whose references stay within it, those of variants included', async () => {
  const bundled: unknown = JSON.parse(
    await bundleOf({ 'openapi.yaml': ROOT, 'paths.yaml': THINGS, 'schemas.yaml': SCHEMAS }),
  );
  expect(bundled).toMatchObject({
    paths: { '/things': { get: { 'x-variants': [{ response: { $ref: '#/components/schemas/Thing' } }] } } },
    components: { schemas: { Things: { items: { $ref: '#/components/schemas/Thing' } }, Thing: { type: 'object' } } },
  });
});

test('a variant that names a schema which its operation does not use is refused with its place', async () => {
  const paths = THINGS.replace('schemas.yaml#/Thing"', 'schemas.yaml#/Nothing"');
  await expect(bundleOf({ 'openapi.yaml': ROOT, 'paths.yaml': paths, 'schemas.yaml': SCHEMAS })).rejects.toThrow(
    '/paths/~1things/get/x-variants/0/response/$ref: names no schema that the operation itself uses.',
  );
});

test('a file that is not there is named', async () => {
  await expect(bundleOf({ 'openapi.yaml': ROOT })).rejects.toThrow(/cannot be bundled: .*paths\.yaml/);
});
