import { Fragment } from 'react';
import { HOME_MEMBERS_KEYS, type HomeMembersKey } from '../../../worker/public/rows.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { useMatches } from '../../ui/use-matches.ts';
import { UnfinishedSignup } from '../session/unfinished-signup.tsx';
import { BalanceBlock } from './balance-block.tsx';
import { Block } from './block.tsx';
import { FirstSteps } from './first-steps.tsx';
import { HomeSeek } from './home-seek.tsx';
import { MatchFinderBlock } from './match-finder-block.tsx';
import { MembersBlock } from './members-block.tsx';
import { NewestStories } from './newest-stories.tsx';
import ProfileOverview from './profile-overview.tsx';

/** Ids of those whom the news above show; undefined until that is known. */
type ShownAbove = ReadonlySet<number> | undefined;

type FurtherBlockProps =
  | { kind: 'first-steps'; isSignupUnfinished: boolean; unconfirmedEmail: string | null }
  | { kind: 'unfinished-signup' | 'side' }
  | { kind: 'stories'; shownAbove: ShownAbove }
  /** `isToldAbove`: a notice above tells what could not be loaded. */
  | { kind: 'members' | 'feed'; isToldAbove: boolean; shownAbove: ShownAbove }
  | { kind: 'unconfirmed-email'; email: string };

/** With the forms of the account, which few members need here. */
const UnconfirmedEmail = lazyPart(() => import('../account/unconfirmed-email.tsx'));

/** Sections of the home page whose code is loaded after the first view. */
export default function FurtherBlock(block: FurtherBlockProps) {
  switch (block.kind) {
    case 'unconfirmed-email':
      return <UnconfirmedEmail email={block.email} />;
    case 'unfinished-signup':
      return <UnfinishedSignup />;
    case 'first-steps':
      return (
        <FirstSteps
          isSignupUnfinished={block.isSignupUnfinished}
          mail={block.unconfirmedEmail === null ? null : <UnconfirmedEmail email={block.unconfirmedEmail} isStep />}
        />
      );
    case 'side':
      return (
        <>
          <SeekBeside />
          <Block>
            <BalanceBlock />
          </Block>
          {/* Except among blocks, what one can do comes before what one has told. */}
          {choiceOf('home') !== 'blocks' ? (
            <>
              <Block>
                <MatchFinderBlock />
              </Block>
              <Block>
                <ProfileOverview />
              </Block>
            </>
          ) : (
            <>
              <Block>
                <ProfileOverview />
              </Block>
              <Block>
                <MatchFinderBlock />
              </Block>
            </>
          )}
        </>
      );
    case 'members':
      return <Members {...block} kinds={HOME_MEMBERS_KEYS} />;
    case 'feed':
      return <Members {...block} kinds={FEED_KINDS} column="members-nearby" />;
    case 'stories':
      return <NewestStories shownAbove={block.shownAbove} />;
  }
}

/** The stories above the feed already show the newest members. */
const FEED_KINDS = HOME_MEMBERS_KEYS.filter((kind) => kind !== 'members-newest');

interface MembersProps {
  kinds: readonly HomeMembersKey[];
  column?: HomeMembersKey;
  isToldAbove: boolean;
  shownAbove: ShownAbove;
}

/** Beside a feed, whose first faces are what the question is about. */
function SeekBeside() {
  const isWide = useMatches('wide');
  return choiceOf('home') === 'feed' && isWide ? <HomeSeek /> : null;
}

function Members({ kinds, column, isToldAbove, shownAbove }: MembersProps) {
  const isFeed = choiceOf('home') === 'feed';
  const isAskedBeside = useMatches('wide') && isFeed;
  const isAskedBetween = useMatches('phone') && isFeed;
  // In a list, rows come before the question who they should be; large cards would push it out of the first view.
  const isAskedFirst = choiceOf('home') !== 'blocks' && !isAskedBeside && !isAskedBetween;
  return (
    <>
      {isAskedFirst && <HomeSeek />}
      {kinds.map((kind, index) => (
        <Fragment key={kind}>
          <Block plain>
            <MembersBlock
              kind={kind}
              isColumn={kind === column}
              afterFirst={index === 0 && isAskedBetween && <HomeSeek />}
              {...{ isToldAbove, shownAbove }}
            />
          </Block>
          {index === 0 && choiceOf('home') === 'blocks' && <HomeSeek />}
        </Fragment>
      ))}
    </>
  );
}
