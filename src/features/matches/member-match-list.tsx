import { type MouseEvent, useRef } from 'react';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { failureText, NOT_READ } from '../../data/failure-text.ts';
import { readOwnUser } from '../../data/opened-ahead.ts';
import { sharedLiveQuery } from '../../data/shared-live-query.ts';
import { failureIn } from '../../data/use-fetch.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toasts.ts';
import { cardActions } from '../members/card-actions.ts';
import { useLike } from '../members/like-queries.ts';
import { readPassedIds } from '../members/passed-ids.ts';
import { useCardButtons } from '../members/use-card-buttons.tsx';
import { MatchList, type MatchListProps } from './match-list.tsx';
import { MatchPlaces } from './match-places.tsx';
import styles from './match-results.module.css';
import { pressAfter } from './press-after.ts';

const ACTIONS = cardActions('members', true);

const usePassedIds = sharedLiveQuery(readPassedIds);

const useOwnCountry = sharedLiveQuery(async (database) => (await readOwnUser(database))?.profile.country ?? null);

/** The same for a member, with heart and chat: whom they passed in the deck comes last. The server does not know of it. */
export default function MemberMatchList({ matches, children }: Pick<MatchListProps, 'matches' | 'children'>) {
  const passed = usePassedIds();
  const homeCountry = useOwnCountry();
  if (passed === undefined || homeCountry === undefined) return <MatchPlaces />;
  const isPassed = ({ profile }: MatchListProps['matches'][number]) => passed.includes(profile.id);
  return (
    <MatchList
      matches={[...matches.filter((one) => !isPassed(one)), ...matches.filter(isPassed)]}
      homeCountry={homeCountry}
      bestId={matches[0]?.profile.id}
      Actions={MemberActions}
    >
      {children}
    </MatchList>
  );
}

function MemberActions({ profile }: { profile: ProfileCard }) {
  const { t } = useTranslation();
  const like = useLike(profile.id);
  const { buttons, failureDialog } = useCardButtons(profile, ACTIONS, {
    liked: like?.given === 1,
    likesMe: like?.received === 1,
  });
  const load = useRef<'not-yet' | 'loading' | 'done'>('not-yet');
  // A like needs the member's row, which loading the profile creates: before the first one. Where it could not be loaded
  // nothing is known of the member, so that is what is told; the next press loads it again.
  const loadFirst = (event: MouseEvent<HTMLElement>) => {
    const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[aria-pressed]') : null;
    if (heart === null || load.current === 'done' || like != null) return;
    event.stopPropagation();
    if (load.current === 'loading') return;
    load.current = 'loading';
    const known = async () => {
      const failure = failureIn(await calls.loadMember(profile.id));
      load.current = failure === null ? 'done' : 'not-yet';
      return failure;
    };
    void pressAfter(heart, known).then((failure) => {
      if (failure === null) return;
      showToast({
        topic: `like ${profile.id}`,
        text: failureText(failure, t, NOT_READ),
        tone: 'danger',
        action: { label: t('ui.retry'), onSelect: () => heart.click() },
      });
    });
  };
  return (
    <div className={styles['quick']} onClickCapture={loadFirst}>
      {buttons}
      {failureDialog}
    </div>
  );
}
