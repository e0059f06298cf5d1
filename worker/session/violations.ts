import type { Outcome } from '../http/outcome.ts';
import type { DeviceDatabase } from '../public/database.ts';

const VIOLATIONS_KEPT = 200;

/** Records how an answer broke the contract; the developer area shows it. The answer itself is not kept. */
export async function recordViolations(
  device: DeviceDatabase,
  outcome: Outcome<unknown>,
  nowMs: number,
): Promise<void> {
  if (outcome.kind !== 'contract') return;
  const { operation, violations } = outcome;
  try {
    await device.violations.bulkAdd(
      violations.slice(0, 20).map((violation) => ({ atMs: nowMs, operation, ...violation })),
    );
    const surplus = (await device.violations.count()) - VIOLATIONS_KEPT;
    if (surplus > 0) await device.violations.orderBy('id').limit(surplus).delete();
  } catch {
    // Without storage there is nowhere to record it.
  }
}
