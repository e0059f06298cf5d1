import { chmodSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = join(ROOT, 'scripts/check-contract/main.ts');

const CHECKER_OUTPUT: string = join(ROOT, '.output/check-contract.mjs');

export interface BuiltChecker {
  path: string;
  bytes: number;
  gzipBytes: number;
}

/**
 * Builds the checker into a single file that needs only Node: packages and the bundled contract are included. Rejects
 * if it would need anything else at run time.
 */
export async function buildChecker(output: string = CHECKER_OUTPUT): Promise<BuiltChecker> {
  const folder = join(dirname(output), `check-contract-build-${process.pid}`);
  try {
    const result = await build({
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
        // The oldest Node version the checker supports.
        target: 'node20.19',
        // Keep it readable, with meaningful places in stack traces.
        minify: false,
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
    refuseLeftovers(result);
    chmodSync(built, 0o755);
    // Atomic: concurrent users see either the old file or the new one.
    renameSync(built, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { path: output, bytes: statSync(output).size, gzipBytes: gzipSync(readFileSync(output)).byteLength };
}

/** Throws if the build would need further files or packages. */
function refuseLeftovers(result: Awaited<ReturnType<typeof build>>): void {
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const parts = outputs.flatMap((one) => one.output);
  if (parts.length !== 1) throw new Error(`The checker was built into ${parts.length} files instead of one`);
  const needed = parts.flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : []));
  const foreign = needed.filter((name) => !isBuiltin(name));
  if (foreign.length > 0) throw new Error(`The built checker would still need ${foreign.join(', ')}`);
}
