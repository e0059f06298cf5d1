import { Block } from './block.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MatchFinderBlock } from './match-finder-block.tsx';
import { MembersBlock } from './members-block.tsx';

interface FurtherBlockProps {
  kind: 'first-steps' | 'match-finder' | 'members';
}

/** The parts of the home page that are loaded after its first view. */
export default function FurtherBlock({ kind }: FurtherBlockProps) {
  switch (kind) {
    case 'first-steps':
      return <FirstSteps />;
    case 'match-finder':
      return <MatchFinderBlock />;
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
