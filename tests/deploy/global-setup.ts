import { ensureBuilt } from '../../scripts/build/ensure-built.ts';

export default async function buildApp(): Promise<void> {
  await ensureBuilt();
}
