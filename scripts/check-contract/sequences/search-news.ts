import { at } from '../contract/json.ts';
import { find } from './search-rows.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { holds, numberIn } from './values.ts';

/** Of fewer members, one who signs up meanwhile would count too much. */
const NEWS_MIN = 6;
/** A server may keep the time of a sign-up without its fraction of a second. */
const MARGIN_MS = 2_000;

/** Who signed up after a moment: nobody who was there before is among them. A server need not know the filter. */
export const newsOfSearch: Sequence = {
  title: 'search for who is new since a moment',
  account: 'member',
  calls: callsOf('search'),
  async run(steps, { other }) {
    if (steps.isDry) return;
    const all = await find(steps, 'everybody', { source: 'search' });
    const since = at(all.answer.body, 'searched_at');
    if (typeof since !== 'string' || all.count < NEWS_MIN) return;
    const news = await find(steps, 'who signed up after that', { source: 'search', since });
    if (at(news.answer.body, 'since') === undefined) return;
    // Others may sign up meanwhile.
    if (news.count > all.count / 2)
      steps.broken(
        news.answer,
        'The filter "since" does not count: members who were there before are told as new',
        'only who signed up after the search before',
        `${news.count} of ${all.count} members`,
        'WHERE signed_up_at > :since',
      );
    if (other !== null) await aboutOne(steps, other, since);
  },
};

/** The account of the run signed up at a known time: it is new since just before that, and not since now. */
async function aboutOne(steps: Steps, other: Steps, now: string): Promise<void> {
  const user = await other.call('getUser', { purpose: 'who signed up in this run' });
  const id = numberIn(user.body, '/profile/id');
  const signedUpMs = Date.parse(String(at(user.body, 'signup_date')));
  const everybody = await find(steps, 'whether the search finds that member', { source: 'search', order: 'newest' });
  if (id === null || Number.isNaN(signedUpMs) || !holds(everybody.rows, '/id', id)) return;
  const afterwards = new Date(Math.max(Date.parse(now), signedUpMs + MARGIN_MS)).toISOString();
  for (const [since, isNew] of [
    [new Date(signedUpMs - MARGIN_MS).toISOString(), true],
    [afterwards, false],
  ] as const) {
    const found = await find(steps, `who signed up after ${since}`, { source: 'search', order: 'newest', since });
    if (holds(found.rows, '/id', id) !== isNew)
      steps.broken(
        found.answer,
        isNew ? 'A member who signed up after a moment is not new since then' : 'A member is new who was there before',
        `member ${id}, who signed up at ${new Date(signedUpMs).toISOString()}, ${isNew ? 'among' : 'not among'} them`,
        isNew ? 'not there' : 'there',
        'Compare both times in UTC: WHERE signed_up_at > :since',
      );
  }
}
