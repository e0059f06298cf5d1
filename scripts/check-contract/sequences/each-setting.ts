import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn } from './values.ts';

/** Two would do; a third one shows a setting that only the first call keeps. */
const SETTINGS_CHANGED = 3;

export const eachSetting: Sequence = {
  title: 'one notification setting changes, the others stay',
  account: 'member',
  calls: callsOf('getNotifications', 'saveNotifications'),
  async run(steps, { other }) {
    if (steps.isDry) return;
    const read = async (who: Steps, purpose: string): Promise<{ answer: Answer; settings: readonly unknown[] }> => {
      const answer = await who.call('getNotifications', { purpose });
      return { answer, settings: listIn(answer.body, '/settings') };
    };
    const before = await read(steps, 'as they stand');
    const beforeOfOther = other === null ? null : await read(other, 'those of another member');
    const changeable = before.settings.filter((each) => listIn(each, '/allowed').length > 1).slice(0, SETTINGS_CHANGED);
    let expected = before.settings;
    // One after another, so that what is not named is not the default.
    for (const chosen of changeable) {
      const frequency = listIn(chosen, '/allowed').findLast((each) => each !== at(chosen, 'frequency'));
      const saved = await steps.call('saveNotifications', {
        purpose: 'change one',
        body: { settings: [{ event: at(chosen, 'event'), channel: at(chosen, 'channel'), frequency }] },
      });
      const after = await read(steps, 'only that one is changed');
      expected = expected.map((each) => (each === chosen ? { ...Object(each), frequency } : each));
      steps.same(
        after.answer,
        'Saving one notification setting does not change that one alone',
        expected,
        after.settings,
        'WHERE member = :me AND event = :event AND channel = :channel',
      );
      steps.same(
        saved,
        'Saving notification settings does not answer them as they are stored',
        after.settings,
        listIn(saved.body, '/settings'),
      );
    }
    if (other !== null && beforeOfOther !== null) {
      const theirs = await read(other, 'another member has his own');
      other.same(
        theirs.answer,
        'The notification settings of one member change those of another',
        beforeOfOther.settings,
        theirs.settings,
      );
    }
    const old = changeable.map((each) => ({
      event: at(each, 'event'),
      channel: at(each, 'channel'),
      frequency: at(each, 'frequency'),
    }));
    if (old.length > 0) {
      await steps.call('saveNotifications', { purpose: 'as they were', body: { settings: old } });
      const restored = await read(steps, 'all of them at once');
      steps.same(
        restored.answer,
        'Saving several notification settings at once does not save each',
        before.settings,
        restored.settings,
        'Loop over all entries of "settings".',
      );
    }
    for (const each of before.settings) {
      const refusedOne = ['at_once', 'daily', 'weekly', 'never'].find(
        (name) => !listIn(each, '/allowed').includes(name),
      );
      if (refusedOne === undefined) continue;
      const settings = [{ event: at(each, 'event'), channel: at(each, 'channel'), frequency: refusedOne }];
      await steps.attempt('saveNotifications', {
        purpose: 'a frequency that is not allowed',
        body: { settings },
        expect: { kind: 'status', statuses: [422], because: 'A frequency that is not allowed is not refused' },
      });
      break;
    }
  },
};
