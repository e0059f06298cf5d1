import { at } from '../contract/json.ts';
import type { Steps } from '../sequences/steps.ts';

const CLOSED = [401, 403];

/** The search and the profiles are open to visitors as the settings say: to all, or to those of a traffic source. */
export async function openToVisitors(mine: Steps, _theirs: Steps, visitor: Steps): Promise<void> {
  if (!visitor.has('getSettings')) return;
  const settings = await visitor.call('getSettings', { purpose: 'whether the search is open' });
  const isOpen = at(settings.body, 'logged_out_search') !== 'none';
  const isOpenToSent = at(settings.body, 'logged_out_search_trafficsource') !== 'none';
  const [member] = mine.candidates('member');
  for (const [operationId, query] of [
    ['search', { manual_search: '1', pp: 1 }],
    ...(member === undefined ? [] : [['getProfile', { id: member }] as const]),
  ] as const) {
    if (!visitor.has(operationId)) continue;
    for (const [isLetIn, sent, whom] of [
      [isOpen, {}, 'a visitor'],
      [isOpen || isOpenToSent, { trafficsource: 'summer' }, 'a visitor of a traffic source'],
    ] as const)
      await visitor.attempt(operationId, {
        purpose: `for ${whom}`,
        query: { ...query, ...sent },
        expect: {
          kind: 'status',
          // A member may have left, or be shown to nobody.
          statuses: isLetIn ? [200, 404, 410] : CLOSED,
          because: isLetIn
            ? `What the settings open to visitors is closed to ${whom}`
            : `What the settings close is open to ${whom}`,
        },
      });
  }
}
