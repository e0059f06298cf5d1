import { defineConfig } from 'vitest/config';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';

/**
 * The tests used to kill mutants: only those beside the source files. Including the worker over real HTTP
 * (tests/integration) would double a few scores but make the run forty times longer: each of those tests takes a
 * second, and all of them cover every mutant of the core.
 */
export default defineConfig({
  root: REPOSITORY_ROOT,
  define: { __MESSAGES_VERSION__: '"mutation"', __BUILD_ID__: '"mutation"' },
  test: {
    environment: 'node',
    restoreMocks: true,
    // As in vite.config.ts: a test that a busy machine slows down must not count as one that failed.
    testTimeout: 20_000,
    setupFiles: [`${REPOSITORY_ROOT}/tests/fixtures/fail-on-console.ts`],
    include: ['{worker,src}/**/*.test.{ts,tsx}'],
  },
});
