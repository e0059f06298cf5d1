import { ensureBuilt } from '../../scripts/build/ensure-built.ts';
import { makeSteppedApp } from './stepped-clock.ts';

/**
 * The tests run against the built app, as an operator deploys it; those that let minutes pass, against a copy with a
 * stepped clock.
 */
export default async function prepareApps(): Promise<void> {
  await ensureBuilt();
  makeSteppedApp();
}
