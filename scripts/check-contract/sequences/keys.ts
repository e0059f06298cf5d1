import { randomUUID } from 'node:crypto';
import { at } from '../contract/json.ts';
import { callsOf, type Sequence } from './sequence.ts';
import { listIn, numberIn } from './values.ts';

const ADVICE = 'Keep keys whole: VARCHAR(64) with a binary collation (utf8mb4_bin), and the operation beside them.';

/** Keys that differ in their last letter, or in its case only, are two; one key means one request. */
export const nearlyEqualKeys: Sequence = {
  title: 'keys that nearly agree',
  account: 'member',
  calls: callsOf('getLikes', 'likeProfile', 'unlikeProfile'),
  async run(steps) {
    if (steps.isDry) return;
    const likes = await steps.call('getLikes', { purpose: 'the likes as they stand' });
    const liked = listIn(likes.body, '/profiles').map((entry) => numberIn(entry, '/id'));
    const [one, two] = steps.candidates('member').filter((id) => !liked.includes(Number(id)));
    if (one === undefined || two === undefined) return;
    const key = `${randomUUID()}${randomUUID()}`.replaceAll('-', '').slice(0, 63);
    const like = async (profile: unknown, itsKey: string, purpose: string): Promise<boolean> => {
      const answer = await steps.attempt('likeProfile', {
        purpose,
        body: { profile },
        key: itsKey,
        expect: { kind: 'status', statuses: [200], because: 'Two keys that nearly agree count as one' },
      });
      return answer.isSuccess;
    };
    const expect = { kind: 'documented' } as const;
    if (!(await like(one, `${key}a`, `like member ${one}`))) return;
    for (const other of [`${key}b`, `${key}A`]) {
      await like(two, other, `like member ${two} under a key that nearly agrees`);
      await steps.attempt('unlikeProfile', {
        purpose: `take the like of member ${two} back`,
        body: { profile: two },
        expect,
      });
    }
    const taken = await steps.attempt('unlikeProfile', {
      purpose: 'the first key for another operation',
      body: { profile: one },
      key: `${key}a`,
      expect: { kind: 'status', statuses: [409], because: 'A key that was used counts for another operation' },
    });
    if (taken.isSuccess)
      steps.same(taken, 'A key of one operation is answered for another', false, at(taken.body, 'liked'), ADVICE);
    await steps.attempt('unlikeProfile', {
      purpose: `take the like of member ${one} back`,
      body: { profile: one },
      expect,
    });
  },
};
