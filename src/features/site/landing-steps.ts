import type { LandingStep } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import { readLandingVisit } from './landing-visit.ts';
import { currentTracking, withoutClick } from './tracking.ts';

/** For this visit and in this tab only, like the visit itself: no cookie, and nothing that outlives it. */
const KEY = 'landing-steps';
/** Status of a backend that does not count. */
const NOT_COUNTED = 404;
/** Far more pages than a visit has. */
const TAKEN_MAX = 100;

/** In their order. The account is not sent: the backend knows it from the sign-up. */
export const LANDING_STEPS = ['seen', 'started', 'email', 'account'] as const;
export type LandingStepName = (typeof LANDING_STEPS)[number];

interface Taken {
  /** Whether the backend has refused to count, so that it is not asked again. */
  isRefused: boolean;
  /** Each step with the path of its landing page, such as `seen /landers/gallery/de`. */
  steps: readonly string[];
}

const NOTHING: Taken = { isRefused: false, steps: [] };

/** Returns on how many landing pages of this visit each step was taken. */
export function countLandingSteps(): Readonly<Record<LandingStepName, number>> {
  const { steps } = readTaken();
  const countOf = (name: LandingStepName) => steps.filter((step) => step.startsWith(`${name} `)).length;
  return { seen: countOf('seen'), started: countOf('started'), email: countOf('email'), account: countOf('account') };
}

/**
 * Has a step counted on the landing page by which the visit came: once in this tab, without anything that recognises the
 * visitor. Does nothing without such a page, and after a backend has refused to count.
 */
export function takeLandingStep(name: LandingStepName): void {
  const visit = readLandingVisit();
  const taken = readTaken();
  const step = `${name} ${visit?.path}`;
  if (visit === null || taken.steps.includes(step) || taken.steps.length >= TAKEN_MAX) return;
  write({ ...taken, steps: [...taken.steps, step] });
  if (name !== 'account' && !taken.isRefused) void send(name, visit);
}

async function send(step: LandingStep['step'], { path, niche }: Pick<LandingStep, 'path' | 'niche'>): Promise<void> {
  const result = await calls.countLandingStep({ step, path, niche, trafficsource: withoutClick(currentTracking()) });
  // A backend without the operation leaves its answer to the web server.
  const status = result.status === 'refused' || result.status === 'server-failed' ? result.httpStatus : null;
  if (status === NOT_COUNTED) write({ ...readTaken(), isRefused: true });
}

function readTaken(): Taken {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return NOTHING;
    const entries = new Map<string, unknown>(Object.entries(value));
    const steps = entries.get('steps');
    return {
      isRefused: entries.get('isRefused') === true,
      steps: Array.isArray(steps) ? steps.filter((step) => typeof step === 'string').slice(0, TAKEN_MAX) : [],
    };
  } catch {
    return NOTHING;
  }
}

function write(taken: Taken): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(taken));
  } catch {
    // Storage is refused: then there is no visit either, and nothing is counted.
  }
}
