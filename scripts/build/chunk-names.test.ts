import { expect, it } from 'vitest';
import { createChunkNames, type ModuleGraph } from './chunk-names.ts';

const ROOT = '/product';

/** Imports by module: static ones (`now`) and dynamic ones (`later`). */
const MODULES: Record<string, { now?: string[]; later?: string[] }> = {
  'src/main.tsx': {
    now: ['src/ui/button.tsx', 'node_modules/react/index.js', 'src/app/use-sync-external-store.ts'],
    later: [
      'src/app/error-page-offer.tsx',
      'src/features/landing/index-page.tsx',
      'src/features/content/content-page.tsx',
      'src/features/chat/chats-page.tsx',
      'src/templates/social/look.ts',
      'worker/in-page.ts',
    ],
  },
  'src/ui/button.tsx': {},
  'node_modules/react/index.js': {},
  'src/app/use-sync-external-store.ts': {},
  'src/features/landing/index-page.tsx': {
    now: ['src/features/signup/start.tsx', 'src/ui/card.tsx', 'node_modules/lucide-react/heart.mjs'],
    later: ['node_modules/purify/index.js', 'src/features/signup/steps.tsx'],
  },
  'src/features/content/content-page.tsx': {
    now: ['node_modules/lucide-react/gavel.mjs', 'node_modules/lucide-react/heart.mjs'],
  },
  'src/app/error-page-offer.tsx': { now: ['src/features/signup/start.tsx'] },
  'src/features/signup/start.tsx': {},
  'src/features/signup/steps.tsx': { now: ['src/ui/card.tsx', 'node_modules/@scope/one-page/index.js'] },
  'src/ui/card.tsx': {},
  'src/features/chat/chats-page.tsx': { now: ['node_modules/dexie/dexie.mjs', 'src/data/rows.ts', 'src/ui/card.tsx'] },
  'src/data/rows.ts': {},
  'src/templates/social/look.ts': {},
  'worker/in-page.ts': { now: ['worker/backend.ts', 'node_modules/dexie/dexie.mjs', 'src/ui/button.tsx'] },
  'worker/backend.ts': { now: ['node_modules/arktype/index.js'] },
};

const graph: ModuleGraph = {
  getModuleInfo: (id) => {
    const module = MODULES[id.replace(`${ROOT}/`, '')];
    const absolute = (paths: string[] = []) => paths.map((path) => `${ROOT}/${path}`);
    return module === undefined
      ? null
      : { importedIds: absolute(module.now), dynamicallyImportedIds: absolute(module.later) };
  },
};

it.each([
  ['src/main.tsx', 'app'],
  ['src/ui/button.tsx', 'app'],
  ['node_modules/react/index.js', 'packages'],
  ['src/app/use-sync-external-store.ts', 'packages'],
  ['src/features/landing/index-page.tsx', 'landing'],
  ['src/app/error-page-offer.tsx', 'app'],
  ['src/ui/card.tsx', 'app'],
  ['node_modules/lucide-react/heart.mjs', 'app'],
  ['node_modules/lucide-react/gavel.mjs', 'content'],
  ['src/features/chat/chats-page.tsx', 'chat-member'],
  ['node_modules/dexie/dexie.mjs', 'member'],
  ['src/data/rows.ts', 'member'],
  ['src/features/signup/steps.tsx', 'signup-late'],
  ['node_modules/@scope/one-page/index.js', 'scope-one-page'],
  ['worker/in-page.ts', 'in-page-worker'],
  ['worker/backend.ts', 'in-page-worker'],
  ['node_modules/arktype/index.js', 'in-page-worker'],
  ['node_modules/workbox-window/index.js', 'deferred'],
])('puts %s into the chunk %s', (path, chunk) => {
  expect(createChunkNames(ROOT)(`${ROOT}/${path}`, graph)).toBe(chunk);
});

it('leaves a template and a package that is loaded late to the bundler', () => {
  for (const path of ['src/templates/social/look.ts', 'node_modules/purify/index.js']) {
    expect(createChunkNames(ROOT)(`${ROOT}/${path}`, graph)).toBeNull();
  }
});

it('knows packages also where node_modules is a link to another folder', () => {
  const react = '/elsewhere/node_modules/react/index.js';
  const linked: ModuleGraph = {
    getModuleInfo: (id) =>
      id === react || id === `${ROOT}/src/main.tsx`
        ? { importedIds: id === react ? [] : [react], dynamicallyImportedIds: [] }
        : null,
  };
  expect(createChunkNames(ROOT)(react, linked)).toBe('packages');
});
