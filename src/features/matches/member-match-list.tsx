import { sharedLiveQuery } from '../../data/shared-live-query.ts';
import { readPassedIds } from '../members/passed-ids.ts';
import { MatchList, type MatchListProps } from './match-list.tsx';

const usePassedIds = sharedLiveQuery(readPassedIds);

/** The same for a member: whom they passed in the deck comes last. The server does not know of it. */
export default function MemberMatchList({ matches }: MatchListProps) {
  const passed = usePassedIds();
  if (passed === undefined) return null;
  const isPassed = ({ profile }: MatchListProps['matches'][number]) => passed.includes(profile.id);
  return <MatchList matches={[...matches.filter((one) => !isPassed(one)), ...matches.filter(isPassed)]} />;
}
