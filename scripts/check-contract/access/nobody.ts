import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import type { Steps } from '../sequences/steps.ts';

/** What a public answer tells of the member who asks: nothing where nobody is logged in. */
const OF_NOBODY: readonly (readonly [operationId: string, properties: readonly string[], value: null | false])[] = [
  ['getCredits', ['balance', 'last_order'], null],
  ['getPremium', ['subscription', 'ended'], null],
  ['getProfile', ['liked', 'likes_me', 'like_new', 'blocked'], false],
];

/** Checks that public calls tell a visitor nothing of a member, and that null is not told as 0. */
export async function tellsVisitorsNothing(mine: Steps, _theirs: Steps, visitor: Steps): Promise<void> {
  for (const [operationId] of OF_NOBODY) {
    if (!visitor.has(operationId)) continue;
    const [member] = mine.candidates('member');
    const answer = await visitor.attempt(operationId, {
      purpose: 'asked by a visitor',
      ...(operationId === 'getProfile' && member !== undefined ? { query: { id: member } } : {}),
      // A site may be closed to visitors.
      expect: { kind: 'documented' },
    });
    if (answer.isSuccess && operationId !== 'getProfile') await countryOfVisitor(visitor, answer);
    tellsNothingOfAnybody(visitor, operationId, answer);
  }
}

/** Judges what an answer that belongs to no session tells. */
export function tellsNothingOfAnybody(visitor: Steps, operationId: string, answer: Answer): void {
  const [, properties = [], expected = null] = OF_NOBODY.find(([each]) => each === operationId) ?? [];
  for (const name of answer.isSuccess ? properties : [])
    visitor.same(
      answer,
      `A visitor is told "${name}" of a member`,
      expected,
      at(answer.body, name),
      'Without a session there is no member to tell of: null, or false for what is between two members.',
    );
}

/** Prices for a visitor are those of the country where the visitor seems to be, if the site has it. */
async function countryOfVisitor(visitor: Steps, offer: Answer): Promise<void> {
  if (!visitor.has('getSettings')) return;
  const { body } = await visitor.call('getSettings', { purpose: 'where the visitor seems to be' });
  const seeming = [at(body, 'geoip_selected_country'), at(body, 'geoip_country')].filter((each) => each !== null);
  const priced = Object.keys(Object(at(body, 'minimum_message_costs')));
  const country = at(offer.body, 'country');
  if (
    seeming.length > 0 &&
    seeming.every((each) => priced.includes(String(each))) &&
    !seeming.some((each) => each === country)
  )
    visitor.broken(
      offer,
      'A visitor is offered the prices of another country',
      seeming.join(' or '),
      String(country),
      'The country of the settings, where there is no member.',
    );
}
