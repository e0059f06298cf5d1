import type { DirectResult, LandingStep } from '../../public/direct-calls.ts';
import { withoutData } from '../../sync/direct-result.ts';
import { read, type Visit } from '../../sync/visit.ts';

/** Sent without token and key: it changes nothing of this visitor's, and a lost step is no harm. */
export async function countLandingStep(visit: Visit, step: LandingStep): Promise<DirectResult<null>> {
  return withoutData(
    await read(visit, (client, { signal }) => client.POST('/api/landing-step.php', { body: step, signal })),
  );
}
