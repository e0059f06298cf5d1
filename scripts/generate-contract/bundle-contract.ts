import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import { ContractError } from './contract-error.ts';
import { type Json, type JsonObject, join, objectAt, toJson } from './json.ts';

/**
 * Bundles `openapi.yaml` and the files it references into one JSON document with internal references only. Throws a
 * ContractError if a file is missing or is not YAML, or if a reference cannot be resolved.
 */
export async function bundleContract(contract: URL): Promise<string> {
  await readFile(contract).catch((error: unknown) => {
    throw new ContractError('', `cannot be read (${messageOf(error)}).`);
  });
  const { document, problems } = await readAll(fileURLToPath(contract));
  const [problem] = problems;
  if (problem !== undefined) throw new ContractError('', `cannot be bundled: ${firstLine(problem)}`);
  const root = objectAt(toJson(document), '');
  moveVariantReferences(root);
  const outside = findOutside(root, '');
  if (outside !== undefined)
    throw new ContractError(outside, 'refers to another file, which the bundle does not have.');
  return `${JSON.stringify(root, null, 2)}\n`;
}

async function readAll(path: string): Promise<{ document: unknown; problems: string[] }> {
  try {
    const { bundle: bundled, problems } = await bundle({ ref: path, config: await createConfig({}) });
    return { document: bundled.parsed, problems: problems.map((each) => each.message) };
  } catch (error) {
    throw new ContractError('', `is not valid YAML: ${firstLine(messageOf(error))}`);
  }
}

/**
 * The bundler ignores extensions, so the schemas referenced in `x-variants` are redirected to the bundled ones by name.
 */
function moveVariantReferences(root: JsonObject): void {
  const paths = root['paths'];
  if (paths === undefined) return;
  for (const [path, item] of Object.entries(objectAt(paths, '/paths'))) {
    for (const [method, operation] of Object.entries(objectAt(item, join('/paths', path)))) {
      const variants = isObject(operation) ? operation['x-variants'] : undefined;
      if (!Array.isArray(variants)) continue;
      const at = join('/paths', path, method, 'x-variants');
      for (const [index, variant] of variants.entries()) {
        for (const role of ['body', 'response']) {
          const reference = objectAt(variant, join(at, index))[role];
          if (isObject(reference)) moveReference(root, reference, join(at, index, role));
        }
      }
    }
  }
}

function moveReference(root: JsonObject, reference: JsonObject, at: string): void {
  const target = reference['$ref'];
  const name = typeof target === 'string' ? /#\/(?:components\/schemas\/)?(\w+)$/.exec(target)?.[1] : undefined;
  const components = root['components'];
  const schemas = isObject(components) ? components['schemas'] : undefined;
  if (name === undefined || !isObject(schemas) || !Object.hasOwn(schemas, name)) {
    throw new ContractError(join(at, '$ref'), 'names no schema that the operation itself uses.');
  }
  reference['$ref'] = `#/components/schemas/${name}`;
}

function findOutside(value: Json, at: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    if (key === '$ref' && typeof child === 'string' && !child.startsWith('#')) return join(at, key);
    const found = findOutside(child, join(at, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.replace(/:$/, '.') ?? message;
}
