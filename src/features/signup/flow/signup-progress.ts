import { SIGNUP_PROGRESS_DENOMINATOR } from '../../../../worker/public/constants.ts';

/** Returns the sign-up progress from 0 to 1, in sixths (specification, section 9); 1 from step 6 on. */
export function signupProgress(step: number): number {
  return Math.min(step, SIGNUP_PROGRESS_DENOMINATOR) / SIGNUP_PROGRESS_DENOMINATOR;
}
