import { Suspense, useEffect, useRef } from 'react';
import type { Matches } from '../../../worker/public/direct-calls.ts';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MatchList } from './match-list.tsx';
import { MatchPlaces } from './match-places.tsx';
import styles from './match-results.module.css';

/** Imports the database code, which visitors never load. */
const MemberMatchList = lazyPart(() => import('./member-match-list.tsx'));

interface MatchResultsProps {
  /** Null until the server has answered: their places, below the words that will stand above them. */
  matches: Matches | null;
  onChange?: () => void;
}

/** Matching members, best first, with the reasons. */
export function MatchResults({ matches: read, onChange }: MatchResultsProps) {
  const { t } = useTranslation();
  const isMember = useSession().status === 'member';
  const heading = useRef<HTMLHeadingElement>(null);
  const isRead = read !== null;
  useEffect(() => {
    if (isRead) heading.current?.focus();
  }, [isRead]);
  const matches = read?.matches ?? [];
  const hasNone = isRead && matches.length === 0;
  const further = (
    <ButtonLink variant="primary" href={isMember ? pathTo('/search') : pathTo('/signup')}>
      {t(isMember ? 'matches.to_search' : 'matches.to_signup')}
    </ButtonLink>
  );
  const again = (read === null || read.questions.length > 0) && (
    <Button disabled={!isRead} onClick={onChange}>
      {t('matches.change')}
    </Button>
  );
  // Whoever has looked at all of them goes on from there.
  const end = matches.length > 0 && <div className={styles['end']}>{further}</div>;
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 ref={heading} className={styles['title']} tabIndex={-1}>
          {t(hasNone ? 'matches.none_title' : 'matches.results_title')}
        </h1>
        <p className={styles['lead']}>{t(hasNone ? 'matches.none_text' : 'matches.results_text')}</p>
        <div className={styles['actions']}>
          {(!isMember || hasNone) && further}
          {again}
        </div>
      </header>
      {!isRead ? (
        <>
          <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
          <MatchPlaces />
        </>
      ) : isMember ? (
        <Suspense fallback={<MatchPlaces />}>
          <MemberMatchList matches={matches}>{end}</MemberMatchList>
        </Suspense>
      ) : (
        <MatchList matches={matches}>{end}</MatchList>
      )}
    </div>
  );
}
