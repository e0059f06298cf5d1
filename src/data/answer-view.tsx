import type { ReactNode } from 'react';
import type { AnswerRow } from '../../worker/public/rows.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Card } from '../ui/card.tsx';
import { RetryBanner } from '../ui/retry-banner.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useAtMinute } from '../ui/use-minute.ts';
import { LoadProblem } from './load-problem.tsx';
import type { StoredAnswer } from './use-answer.ts';
import { type FetchFailure, failureIn } from './use-fetch.ts';

/** Whether there is an answer or the reason why there is none: what stands below it moves no more. */
export function isSettled<Key extends AnswerRow['key']>({ row, load }: StoredAnswer<Key>): boolean {
  return Boolean(row) || failureIn(load) !== null;
}

interface AnswerViewProps<Key extends AnswerRow['key']> {
  answer: StoredAnswer<Key>;
  /** CSS length: the expected height of the content. */
  height: string;
  /** In the form of the content, in place of one piece of that height. */
  skeleton?: ReactNode;
  /** It is what its page is about, so that a failure is told in the large. */
  isPage?: boolean;
  children: (row: NonNullable<StoredAnswer<Key>['row']>) => ReactNode;
  /** A failure is told elsewhere on the page: here there is only the answer, if there is one. */
  isToldElsewhere?: boolean;
}

/** Shows a stored answer, a notice if it could not be refreshed, and a placeholder until there is one. */
export function AnswerView<Key extends AnswerRow['key']>({
  answer,
  height,
  skeleton,
  isPage = false,
  children,
  isToldElsewhere = false,
}: AnswerViewProps<Key>) {
  const { row, load, retry } = answer;
  const failure = failureIn(load);
  if (row) {
    return (
      <>
        {failure !== null && !isToldElsewhere && <Old failure={failure} atMs={row.fetchedAtMs} onRetry={retry} />}
        {children(row)}
      </>
    );
  }
  if (failure !== null) {
    return isToldElsewhere ? null : (
      <Card>
        <LoadProblem isPage={isPage} problem={failure} onRetry={retry} />
      </Card>
    );
  }
  return <div aria-busy="true">{skeleton ?? <Skeleton shape="block" height={height} />}</div>;
}

function Old({ failure, atMs, onRetry }: { failure: FetchFailure; atMs: number; onRetry: () => void }) {
  const { t, formatRelative } = useTranslation();
  const age = useAtMinute((nowMs) => formatRelative(Math.min(atMs, nowMs), nowMs));
  const isOffline = failure.status === 'offline';
  return (
    <RetryBanner cause={isOffline ? 'offline' : 'failed'} onRetry={onRetry}>
      {t(isOffline ? 'problem.old_offline' : 'problem.old_failed', { age })}
    </RetryBanner>
  );
}
