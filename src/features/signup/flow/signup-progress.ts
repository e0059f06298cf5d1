import { SIGNUP_PROGRESS_DENOMINATOR } from '../../../../worker/public/constants.ts';

/** How much of the sign-up is behind the member, from 0 to 1: sixths (specification, section 9), full from step 6. */
export function signupProgress(step: number): number {
  return Math.min(step, SIGNUP_PROGRESS_DENOMINATOR) / SIGNUP_PROGRESS_DENOMINATOR;
}
