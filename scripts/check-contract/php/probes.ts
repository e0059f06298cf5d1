import type { ProbeContext } from './probe-context.ts';
import { probeRepeatedKeys } from './probe-repeated-key.ts';
import { probeSessionLock } from './probe-session-lock.ts';
import { probeUpload } from './probe-upload.ts';

/**
 * Runs the probes for PHP habits that show only in dedicated requests. They build on the requests of the conformance
 * phase, so they must run after it. Sends nothing in safe mode.
 */
export async function runPhpProbes(context: ProbeContext): Promise<void> {
  if (context.isSafe) return;
  await probeRepeatedKeys(context);
  await probeUpload(context);
  if (!context.isRateLimited) await probeSessionLock(context);
}
