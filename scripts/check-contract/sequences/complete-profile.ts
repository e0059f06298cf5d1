import { valueAtPointer } from '../contract/json.ts';
import { callsOf, type Sequence } from './sequence.ts';

/** What a search goes by, and the sign-up does not ask for. */
export const SEARCHED_BY = { gender: 'female', date_of_birth: '1991-02-28' } as const;

/** A site may find only members of whom it knows age and gender: without them, no search tells of the account. */
export const completeProfile: Sequence = {
  title: 'fill in the profile, so that a search can find it',
  account: 'throwaway',
  calls: callsOf('getUser', 'saveProfile'),
  async run(steps) {
    if (steps.isDry) return;
    const user = await steps.call('getUser', { purpose: 'what is missing' });
    const missing = Object.entries(SEARCHED_BY).filter(
      ([name]) => valueAtPointer(user.body, `/profile/${name}`) === null,
    );
    if (missing.length > 0)
      await steps.attempt('saveProfile', {
        purpose: 'gender and birthday',
        body: Object.fromEntries(missing),
        isWholeBody: true,
        expect: { kind: 'success', mayTryAnother: true },
      });
  },
};
