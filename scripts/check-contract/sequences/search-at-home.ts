import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import { numberIn } from './values.ts';

/** The proposed switches of the search screen, which a server need not know. */
const SWITCHES = ['online', 'with_photo'] as const;

/** What is kept of the proposed filters limits the search and similar members, and not the blocks of the home screen. */
export const keptByHome: Sequence = {
  title: 'the kept filters of the search, and the home screen',
  account: 'throwaway',
  calls: callsOf('search'),
  async run(steps) {
    if (steps.isDry) return;
    const load = (source: string, purpose: string): Promise<Answer> =>
      steps.call('search', { purpose, query: { auto_load: '1', source, pp: 1 } });
    const before = await load('home', 'the home screen as it stands');
    for (const name of SWITCHES) {
      const kept = await steps.attempt('search', {
        purpose: `a search with ${name}, to be kept`,
        query: { manual_search: '1', source: 'search', pp: 1, [name]: '1' },
        expect: { kind: 'success', mayTryAnother: true },
      });
      if (at(at(kept.body, 'filter_options'), name) !== true) continue;
      const search = await load('search', `the search after that, with ${name}`);
      steps.same(
        search,
        `The filter "${name}" of a search is not kept`,
        true,
        at(at(search.body, 'filter_options'), name),
      );
      const home = await load('home', `the home screen after that, without ${name}`);
      if (at(at(home.body, 'filter_options'), name) === true)
        steps.broken(
          home,
          'A kept filter of the search screen limits the home screen',
          `"${name}" false: what is kept of it limits source=search and source=similar alone`,
          `true, with ${numberIn(home.body, '/paging/num_results')} members in place of ${numberIn(before.body, '/paging/num_results')}`,
          'Take the proposed filters from what is kept only where source is search or similar.',
        );
    }
    await steps.attempt('search', {
      purpose: 'no filters again',
      query: { manual_search: '1', source: 'search', pp: 1 },
      expect: { kind: 'documented' },
    });
  },
};
