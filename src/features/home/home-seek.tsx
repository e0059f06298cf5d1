import { HOME_MEMBERS_KEYS } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { SeekQuestion } from '../members/seek-question.tsx';
import { currentTracking } from '../site/tracking.ts';

/** Asks whom the member looks for, and finds the members of this page anew once that is said. */
export function HomeSeek() {
  return <SeekQuestion onSaved={() => HOME_MEMBERS_KEYS.forEach(renew)} />;
}

function renew(key: (typeof HOME_MEMBERS_KEYS)[number]): void {
  // If this fails, the page still shows those it has; the next visit asks again.
  void calls.loadAnswer({ key, network: currentTracking()?.network ?? null });
}
