import { ensureBuilt } from '../../scripts/build/ensure-built.ts';
import type { EngineName } from './engine.ts';
import { findEngine } from './find-engines.ts';

const ENGINE_NAMES: readonly EngineName[] = ['Chromium', 'Firefox', 'WebKit'];

/** Builds the app, and installs engines one after another: Debian's package manager refuses two callers at once. */
export default async function prepareEngines(): Promise<void> {
  await ensureBuilt();
  for (const name of ENGINE_NAMES) {
    try {
      findEngine(name);
    } catch {
      // The engine's own file fails and says what to install; the other engines are tested all the same.
    }
  }
}
