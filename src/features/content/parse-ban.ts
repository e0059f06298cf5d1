import type { Ban } from '../../../worker/public/direct-calls.ts';

const REASONS: readonly Ban['reason'][] = ['spam', 'harassment', 'fake_profile', 'underage', 'payment', 'other'];

/** Parses the ban that the login put into the history state, `{ban: {reason, until}}`; null if there is none. */
export function parseBan(state: unknown): Ban | null {
  if (!isRecord(state) || !isRecord(state['ban'])) return null;
  const { reason: given, until } = state['ban'];
  const reason = REASONS.find((each) => each === given);
  if (reason === undefined) return null;
  if (until === null) return { reason, until };
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? { reason, until } : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
