import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { bundleContract } from './bundle-contract.ts';
import { ContractError } from './contract-error.ts';
import { generate } from './generate.ts';

const USAGE = 'Usage: npm run generate [-- --check]';

/**
 * Writes the generated files, or compares them with `--check`. `openapi` is the URL of the contract's directory, with a
 * trailing slash; `complain` receives one line for each problem.
 *
 * Exit codes: 0 done, or up to date; 1 the contract is invalid, or a file is stale; 2 wrong usage.
 */
export async function runCommand(
  options: readonly string[],
  openapi: URL,
  complain: (line: string) => void,
): Promise<0 | 1 | 2> {
  const unknown = options.find((option) => option !== '--check');
  if (unknown !== undefined) {
    complain(`Unknown option ${unknown}. ${USAGE}`);
    return 2;
  }
  try {
    const files = await generate(await bundleContract(new URL('openapi.yaml', openapi)));
    const directory = new URL('generated/', openapi);
    return options.includes('--check') ? await check(files, directory, complain) : await write(files, directory);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    complain(`openapi/openapi.yaml, ${error.message}`);
    return 1;
  }
}

async function check(
  files: ReadonlyMap<string, string>,
  directory: URL,
  complain: (line: string) => void,
): Promise<0 | 1> {
  for (const [name, content] of files) {
    const found = await readFile(new URL(name, directory), 'utf8').catch(() => undefined);
    if (found === content) continue;
    const state = found === undefined ? 'is missing' : 'is not what the contract gives';
    complain(`openapi/generated/${name} ${state}. Run: npm run generate`);
    return 1;
  }
  return 0;
}

async function write(files: ReadonlyMap<string, string>, directory: URL): Promise<0> {
  await mkdir(directory, { recursive: true });
  for (const [name, content] of files) await writeFile(new URL(name, directory), content);
  return 0;
}
