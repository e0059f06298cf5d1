import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { ContractError } from './contract-error.ts';
import { generate } from './generate.ts';

const OPENAPI = new URL('../../openapi/', import.meta.url);
const GENERATED = new URL('generated/', OPENAPI);
const USAGE = 'Usage: npm run generate [-- --check]';

process.exitCode = await main(process.argv.slice(2));

/** Exit code 0: done, or up to date. 1: the contract is at fault, or a file is stale. 2: wrong usage. */
async function main(options: readonly string[]): Promise<0 | 1 | 2> {
  const unknown = options.find((option) => option !== '--check');
  if (unknown !== undefined) {
    console.error(`Unknown option ${unknown}. ${USAGE}`);
    return 2;
  }
  try {
    const files = await generate(await readContract());
    return options.includes('--check') ? await check(files) : await write(files);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    console.error(`openapi/openapi.yaml, ${error.message}`);
    return 1;
  }
}

async function readContract(): Promise<string> {
  try {
    return await readFile(new URL('openapi.yaml', OPENAPI), 'utf8');
  } catch (error) {
    throw new ContractError('', `cannot be read (${error instanceof Error ? error.message : String(error)}).`);
  }
}

async function check(files: ReadonlyMap<string, string>): Promise<0 | 1> {
  for (const [name, content] of files) {
    const found = await readFile(new URL(name, GENERATED), 'utf8').catch(() => undefined);
    if (found === content) continue;
    const state = found === undefined ? 'is missing' : 'is not what the contract gives';
    console.error(`openapi/generated/${name} ${state}. Run: npm run generate`);
    return 1;
  }
  return 0;
}

async function write(files: ReadonlyMap<string, string>): Promise<0> {
  await mkdir(GENERATED, { recursive: true });
  for (const [name, content] of files) await writeFile(new URL(name, GENERATED), content);
  return 0;
}
