import { defineConfig } from 'vitest/config';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';

/**
 * The tests that may kill a mutant: those beside the files. The worker over real HTTP (tests/integration) would double
 * a few scores at forty times the run: each of its tests takes a second, and each mutant of the core is under them all.
 */
export default defineConfig({
  root: REPOSITORY_ROOT,
  define: { __MESSAGES_VERSION__: '"mutation"', __BUILD_ID__: '"mutation"' },
  test: {
    environment: 'node',
    restoreMocks: true,
    setupFiles: [`${REPOSITORY_ROOT}/tests/fixtures/fail-on-console.ts`],
    include: ['{worker,src}/**/*.test.{ts,tsx}'],
  },
});
