import { UnfinishedSignup } from '../session/unfinished-signup.tsx';
import { BalanceBlock } from './balance-block.tsx';
import { Block } from './block.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MatchFinderBlock } from './match-finder-block.tsx';
import { MembersBlock } from './members-block.tsx';
import ProfileOverview from './profile-overview.tsx';

interface FurtherBlockProps {
  kind: 'unfinished-signup' | 'first-steps' | 'side' | 'members';
}

/** The parts of the home page that are loaded after its first view. */
export default function FurtherBlock({ kind }: FurtherBlockProps) {
  switch (kind) {
    case 'unfinished-signup':
      return <UnfinishedSignup />;
    case 'first-steps':
      return <FirstSteps />;
    case 'side':
      return (
        <>
          <Block>
            <BalanceBlock />
          </Block>
          <Block>
            <ProfileOverview />
          </Block>
          <Block>
            <MatchFinderBlock />
          </Block>
        </>
      );
    case 'members':
      return (
        <>
          <Block plain>
            <MembersBlock kind="members-nearby" />
          </Block>
          <Block plain>
            <MembersBlock kind="members-newest" />
          </Block>
          <Block plain>
            <MembersBlock kind="members-online" />
          </Block>
        </>
      );
  }
}
