import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { asciiScripts } from './scripts/build/ascii-scripts.ts';
import { BUILD_TARGETS } from './scripts/build/build-targets.ts';
import { createChunkNames } from './scripts/build/chunk-names.ts';
import { BUILD_SOURCES, hashFiles, MESSAGE_SOURCES, REPOSITORY_ROOT } from './scripts/build/content-hash.ts';
import { emojiData, emojiDataFolder } from './scripts/build/emoji-data.ts';
import { namedBreakpoints } from './scripts/build/named-breakpoints.ts';
import { APP_OUTPUT, CHUNK_RECORD } from './scripts/build/output-paths.ts';
import { recordChunks } from './scripts/build/record-chunks.ts';
import { withoutParts } from './scripts/build/without-parts.ts';
import { BREAKPOINTS } from './src/ui/breakpoints.ts';

/** The languages that there are words in. */
const LANGUAGES = readdirSync(`${REPOSITORY_ROOT}/public/_i18n`);

const define = {
  __MESSAGES_VERSION__: JSON.stringify(hashFiles(MESSAGE_SOURCES)),
  __EMOJI_DATA_URL__: JSON.stringify(`/${emojiDataFolder()}`),
  __BUILD_ID__: JSON.stringify(hashFiles(BUILD_SOURCES)),
};

const testDefaults = {
  environment: 'node',
  restoreMocks: true,
  setupFiles: ['fail-on-console.ts', 'count-assertions.ts'].map((file) => `${REPOSITORY_ROOT}/tests/fixtures/${file}`),
  // What the files share, validators and the reference API above all, is loaded once in a process and not in each file.
  isolate: false,
};

export default defineConfig({
  root: `${REPOSITORY_ROOT}/src`,
  publicDir: `${REPOSITORY_ROOT}/public`,
  envDir: false,
  define,
  plugins: [react(), withoutParts(), recordChunks(CHUNK_RECORD), emojiData(LANGUAGES), asciiScripts()],
  resolve: {
    // Parts of packages that the product does not need; each stand-in says why.
    alias: {
      '@formatjs/icu-skeleton-parser': `${REPOSITORY_ROOT}/src/i18n/without-skeletons.ts`,
      'use-sync-external-store/shim/index.js': `${REPOSITORY_ROOT}/src/app/use-sync-external-store.ts`,
    },
  },
  css: {
    postcss: { plugins: [namedBreakpoints(BREAKPOINTS)] },
    // Names that the sheets of templates know: `chat-row__name` is `.name` in chat-row.module.css.
    modules: { generateScopedName: (name, file) => `${basename(file).replace(/\.module\.css.*$/, '')}__${name}` },
  },
  worker: { format: 'es', plugins: () => [withoutParts(), asciiScripts()] },
  server: { fs: { allow: [REPOSITORY_ROOT] } },
  build: {
    outDir: APP_OUTPUT,
    emptyOutDir: true,
    target: BUILD_TARGETS,
    // The content security policy of the product forbids data: for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Which module goes into which file is said by chunk-names.ts, however it is imported.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: createChunkNames() }] },
      },
    },
  },
  test: {
    root: REPOSITORY_ROOT,
    projects: [
      {
        root: REPOSITORY_ROOT,
        define,
        test: {
          ...testDefaults,
          name: 'unit',
          // Some compile all validators or start a server: seconds on a machine that is busy.
          testTimeout: 20_000,
          include: ['{openapi,worker,src,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        root: REPOSITORY_ROOT,
        define,
        test: { ...testDefaults, name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        root: REPOSITORY_ROOT,
        define,
        test: {
          ...testDefaults,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        root: REPOSITORY_ROOT,
        define,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/engines/global-setup.ts'],
          testTimeout: 180_000,
        },
      },
      {
        root: REPOSITORY_ROOT,
        define,
        test: {
          ...testDefaults,
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          globalSetup: ['tests/deploy/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
