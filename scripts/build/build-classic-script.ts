import { join } from 'node:path';
import { build } from 'vite';
import { asciiScripts } from './ascii-scripts.ts';
import { BUILD_TARGETS } from './build-targets.ts';
import { REPOSITORY_ROOT } from './content-hash.ts';

export interface ClassicScript {
  /** Source file, from the root of the repository. */
  input: string;
  /** File name in the app, with the bundler's placeholders such as `[hash]`. */
  fileName: string;
  /** Replacements of identifiers, as source text. */
  define?: Readonly<Record<string, string>>;
}

/**
 * Adds a single script without imports to the app built in `appOutput`, for what has to run before any module can, or
 * where modules are not understood.
 *
 * @returns its file name in the app
 */
export async function buildClassicScript(
  appOutput: string,
  { input, fileName, define = {} }: ClassicScript,
): Promise<string> {
  const result = await build({
    configFile: false,
    root: REPOSITORY_ROOT,
    publicDir: false,
    envDir: false,
    logLevel: 'warn',
    define,
    plugins: [asciiScripts()],
    build: {
      outDir: appOutput,
      emptyOutDir: false,
      target: BUILD_TARGETS,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(REPOSITORY_ROOT, input),
        output: { format: 'iife', entryFileNames: fileName, codeSplitting: false },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const script = outputs.find((output) => output.type === 'chunk');
  if (script === undefined) throw new Error(`${input} was built into no script`);
  return script.fileName;
}
