import { chmodSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = join(ROOT, 'scripts/check-contract/main.ts');

export const CHECKER_OUTPUT: string = join(ROOT, '.output/check-contract.mjs');

export interface BuiltChecker {
  path: string;
  bytes: number;
  gzipBytes: number;
}

/**
 * Builds the checker into one file that needs nothing but Node: its packages and the bundled contract are inside.
 * Rejects when anything else would be needed at run time.
 */
export async function buildChecker(output: string = CHECKER_OUTPUT): Promise<BuiltChecker> {
  const folder = join(dirname(output), `check-contract-build-${process.pid}`);
  try {
    await build({
      configFile: false,
      root: ROOT,
      publicDir: false,
      envDir: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      ssr: { noExternal: true },
      build: {
        ssr: ENTRY,
        outDir: folder,
        emptyOutDir: true,
        // The oldest Node that the checker promises to run with.
        target: 'node20.19',
        minify: true,
        reportCompressedSize: false,
        rolldownOptions: {
          output: {
            format: 'es',
            entryFileNames: 'check-contract.mjs',
            codeSplitting: false,
            banner: '#!/usr/bin/env node',
          },
          checks: { bundlerTimings: false },
        },
      },
    });
    const built = join(folder, 'check-contract.mjs');
    refuseLeftovers(readFileSync(built, 'utf8'));
    chmodSync(built, 0o755);
    // In one step: whoever runs the file meanwhile sees the old one or the new one.
    renameSync(built, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { path: output, bytes: statSync(output).size, gzipBytes: gzipSync(readFileSync(output)).byteLength };
}

/** Imports that would have to be found beside the file. */
function refuseLeftovers(code: string): void {
  const imports = [...code.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+\s*from\s*)?["']([^"'\n]+)["']/g)];
  const foreign = imports.flatMap(([, name]) => (name === undefined || isBuiltin(name) ? [] : [name]));
  if (foreign.length > 0) throw new Error(`The built checker would still need ${[...new Set(foreign)].join(', ')}`);
}
