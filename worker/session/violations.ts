import type { Outcome } from '../http/outcome.ts';
import type { DeviceDatabase } from '../public/database.ts';
import type { ViolationRow } from '../public/device-rows.ts';

const VIOLATIONS_KEPT = 200;

/** Records how a response violated the contract, for the developer area. The response itself is not stored. */
export async function recordViolations(
  device: DeviceDatabase,
  outcome: Outcome<unknown>,
  nowMs: number,
): Promise<void> {
  if (outcome.kind !== 'contract' && outcome.kind !== 'foreign') return;
  const { operation, violations } = outcome;
  await record(
    device,
    violations.slice(0, 20).map((violation) => ({ atMs: nowMs, operation, ...violation })),
  );
}

/** Records that the outbox contains a row that this version cannot process. Its text is not stored. */
export async function recordSetAside(device: DeviceDatabase, row: unknown, nowMs: number): Promise<void> {
  const kind = typeof row === 'object' && row !== null && 'intent' in row ? kindOf(row.intent) : null;
  const actual = kind === null ? 'a row that is none' : `the kind ${kind}`;
  const expected = 'an intent that this version knows; it is set aside';
  await record(device, [{ atMs: nowMs, operation: 'outbox', path: '/intent', expected, actual }]);
}

/** Returns the kind if it looks like a name; any other value could be personal data. */
function kindOf(intent: unknown): string | null {
  if (typeof intent !== 'object' || intent === null || !('kind' in intent)) return null;
  return typeof intent.kind === 'string' && /^[a-z-]{1,40}$/.test(intent.kind) ? intent.kind : null;
}

async function record(device: DeviceDatabase, rows: readonly ViolationRow[]): Promise<void> {
  try {
    await device.violations.bulkAdd(rows);
    const surplus = (await device.violations.count()) - VIOLATIONS_KEPT;
    if (surplus > 0) await device.violations.toCollection().limit(surplus).delete();
  } catch {
    // Without storage, there is nowhere to record it.
  }
}
