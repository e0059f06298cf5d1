import type { ProbeContext } from './probe-context.ts';
import { probeRepeatedKeys } from './probe-repeated-key.ts';
import { probeSessionLock } from './probe-session-lock.ts';
import { probeUpload } from './probe-upload.ts';

/**
 * The habits of PHP that show only in requests of their own. Works on what the conformance phase has sent, so it comes
 * after that one. Sends nothing in safe mode.
 */
export async function runPhpProbes(context: ProbeContext): Promise<void> {
  if (context.isSafe) return;
  await probeRepeatedKeys(context);
  await probeUpload(context);
  if (!context.isRateLimited) await probeSessionLock(context);
}
