import { join } from 'node:path';
import { build } from 'vite';
import { REPOSITORY_ROOT } from './content-hash.ts';
import { PRERENDER_OUTPUT } from './output-paths.ts';

/** Builds the app again, for Node: the same components and class names, which `npm run prerender` renders. */
export async function buildPrerenderer(): Promise<void> {
  await build({
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(REPOSITORY_ROOT, 'src/prerender.tsx'),
      outDir: PRERENDER_OUTPUT,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', codeSplitting: false },
      },
    },
  });
}
