import { ensureBuilt } from '../../scripts/build/ensure-built.ts';

/** The tests run against the built app, as an operator deploys it. */
export default async function buildApp(): Promise<void> {
  await ensureBuilt();
}
