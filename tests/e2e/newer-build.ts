import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBuildLock } from '../../scripts/build/build-lock.ts';
import { BUILD_SOURCES, hashFiles, REPOSITORY_ROOT } from '../../scripts/build/content-hash.ts';
import { OUTPUT_ROOT } from '../../scripts/build/output-paths.ts';

const COPY = join(OUTPUT_ROOT, 'newer-build');
const STAMP = join(COPY, 'made-from.txt');
const LOCK = join(OUTPUT_ROOT, 'newer-build.lock');
const TSX = join(REPOSITORY_ROOT, 'node_modules/tsx/dist/cli.mjs');
const DECLARATION = /export const ACCOUNT_SCHEMA_VERSION = (\d+);/;

/**
 * Builds the product as it would be one schema version later, unless the build is up to date with the sources. Builds a
 * copy, so that the product itself needs no hook for tests. Returns the folder to serve.
 */
export async function buildNewerVersion(): Promise<string> {
  await withBuildLock(async () => {
    const sources = hashFiles(BUILD_SOURCES);
    if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
    rmSync(COPY, { recursive: true, force: true });
    for (const path of [...BUILD_SOURCES, 'scripts', 'openapi', 'package.json', 'tsconfig.json']) {
      cpSync(join(REPOSITORY_ROOT, path), join(COPY, path), { recursive: true });
    }
    symlinkSync(join(REPOSITORY_ROOT, 'node_modules'), join(COPY, 'node_modules'));
    raiseSchemaVersion(join(COPY, 'worker/public/database-names.ts'));
    // Skips the size budget, which applies to the product only.
    execFileSync(
      process.execPath,
      [TSX, '--eval', "import('./scripts/build/build-product.ts').then((m) => m.buildProduct())"],
      {
        cwd: COPY,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    writeFileSync(STAMP, sources);
  }, LOCK);
  return join(COPY, '.output/app');
}

function raiseSchemaVersion(file: string): void {
  const source = readFileSync(file, 'utf8');
  const version = DECLARATION.exec(source)?.[1];
  if (version === undefined) throw new Error(`${file} declares no version of the schema`);
  writeFileSync(file, source.replace(DECLARATION, `export const ACCOUNT_SCHEMA_VERSION = ${Number(version) + 1};`));
}
