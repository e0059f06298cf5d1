import type { Steps } from '../sequences/steps.ts';
import { listIn, numberIn } from '../sequences/values.ts';

/** Parts of the copy of all data, and the call that lists the same. */
const PARTS = [
  { operationId: 'getLikes', list: '/profiles', part: '/likes/profiles', query: {} },
  { operationId: 'getLikes', list: '/liked_by', part: '/likes/liked_by', query: {} },
  { operationId: 'listBlockedMembers', list: '/profiles', part: '/blocked', query: { pp: 100 } },
] as const;

/** The copy of a new member holds nothing that the lists of this member do not: others have much more. */
export async function ownCopy(_mine: Steps, theirs: Steps): Promise<void> {
  if (!theirs.has('exportAccount')) return;
  const copy = await theirs.call('exportAccount', { purpose: 'the copy of the new member' });
  for (const { operationId, list, part, query } of PARTS) {
    if (!theirs.has(operationId)) continue;
    const shown = await theirs.call(operationId, { purpose: `${operationId} against the copy`, query });
    const own = listIn(shown.body, list).map((entry) => numberIn(entry, '/id'));
    const foreign = listIn(copy.body, part)
      .map((entry) => numberIn(entry, '/id'))
      .filter((id) => !own.includes(id));
    if (foreign.length > 0 && own.length < 100)
      theirs.broken(
        copy,
        `The copy of all data holds ${part.slice(1)} that are not the member’s`,
        `those of ${operationId}`,
        `also member ${foreign.slice(0, 5).join(', ')}`,
        'WHERE member = :me in each part of the copy',
      );
  }
}
