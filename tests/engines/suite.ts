import { testAbilities } from './abilities.ts';
import type { EngineName } from './engine.ts';
import { testManyTabs } from './many-tabs.ts';
import { testOffline } from './offline.ts';
import { testUpdates } from './updates.ts';

/** Declares the suite for one engine. Each engine has a file, since Vitest runs files beside each other. */
export function testEngine(name: EngineName): void {
  testAbilities(name);
  testManyTabs(name, 'with SharedWorker');
  testManyTabs(name, 'without SharedWorker');
  testOffline(name);
  testUpdates(name);
}
