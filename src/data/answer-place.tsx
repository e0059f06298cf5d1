import type { ReactNode } from 'react';
import type { AnswerRow } from '../../worker/public/rows.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useMinute } from '../ui/use-minute.ts';
import { LoadProblem } from './load-problem.tsx';
import type { StoredAnswer } from './use-answer.ts';

interface AnswerPlaceProps<Key extends AnswerRow['key']> {
  answer: StoredAnswer<Key>;
  /** CSS length of what will stand here. */
  height: string;
  children: (row: NonNullable<StoredAnswer<Key>['row']>) => ReactNode;
}

/** Shows a stored answer, says when it could not be renewed, and holds its place until there is one. */
export function AnswerPlace<Key extends AnswerRow['key']>({ answer, height, children }: AnswerPlaceProps<Key>) {
  const { row, load, retry } = answer;
  if (row) {
    return (
      <>
        {(load === 'offline' || load === 'failed') && <Old load={load} atMs={row.fetchedAtMs} onRetry={retry} />}
        {children(row)}
      </>
    );
  }
  if (load === 'offline' || load === 'failed') {
    return (
      <Card>
        <LoadProblem
          problem={load === 'offline' ? { status: 'offline' } : { status: 'server-failed', httpStatus: null }}
          onRetry={retry}
        />
      </Card>
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton shape="block" height={height} />
    </div>
  );
}

function Old({ load, atMs, onRetry }: { load: 'offline' | 'failed'; atMs: number; onRetry: () => void }) {
  const { t, formatRelative } = useTranslation();
  const nowMs = useMinute();
  return (
    <Banner
      tone={load === 'offline' ? 'info' : 'warning'}
      role="status"
      action={
        <Button size="s" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t(`problem.old_${load}`, { age: formatRelative(Math.min(atMs, nowMs), nowMs) })}
    </Banner>
  );
}
