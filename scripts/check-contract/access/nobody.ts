import { at } from '../contract/json.ts';
import type { Steps } from '../sequences/steps.ts';

/** What a public answer tells of the member who asks: nothing where nobody is logged in. */
const OF_NOBODY: readonly (readonly [operationId: string, properties: readonly string[], value: null | false])[] = [
  ['getCredits', ['balance', 'last_order'], null],
  ['getPremium', ['subscription', 'ended'], null],
  ['getProfile', ['liked', 'likes_me', 'like_new', 'blocked'], false],
];

/** Checks that public calls tell a visitor nothing of a member, and that null is not told as 0. */
export async function tellsVisitorsNothing(mine: Steps, _theirs: Steps, visitor: Steps): Promise<void> {
  for (const [operationId, properties, expected] of OF_NOBODY) {
    if (!visitor.has(operationId)) continue;
    const [member] = mine.candidates('member');
    const answer = await visitor.attempt(operationId, {
      purpose: 'asked by a visitor',
      ...(operationId === 'getProfile' && member !== undefined ? { query: { id: member } } : {}),
      // A site may be closed to visitors.
      expect: { kind: 'documented' },
    });
    if (!answer.isSuccess) continue;
    for (const name of properties)
      visitor.same(
        answer,
        `A visitor is told "${name}" of a member`,
        expected,
        at(answer.body, name),
        'Without a session there is no member to tell of: null, or false for what is between two members.',
      );
  }
}
