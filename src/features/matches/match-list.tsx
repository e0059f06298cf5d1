import type { ComponentType } from 'react';
import type { Matches } from '../../../worker/public/direct-calls.ts';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Face } from '../landing/face.tsx';
import { matchLabel, reasonsFirst } from './match-label.ts';
import { MatchPlaces } from './match-places.tsx';
import styles from './match-results.module.css';

export interface MatchListProps {
  matches: Matches['matches'];
  /** Whom the server puts first; by default the first of these. */
  bestId?: number | undefined;
  /** What a member can do with each. */
  Actions?: ComponentType<{ profile: ProfileCard }>;
}

const REASONS_SHOWN = 3;

/** The members in this order, each with what they match in and the first of its reasons. */
export function MatchList({ matches, bestId = matches[0]?.profile.id, Actions }: MatchListProps) {
  const { read } = useDirectRead('settings', () => calls.loadSettings());
  const cdnPrefix = read.state === 'ready' ? read.data.cdn_prefix : null;
  if (read.state === 'loading') return <MatchPlaces />;
  return (
    <ul className={styles['results']}>
      {matches.map(({ profile, score, reasons }, position) => {
        const isBest = position === 0 && profile.id === bestId;
        return (
          <li key={profile.id}>
            <Face
              profile={profile}
              cdnPrefix={cdnPrefix}
              eager={position < 4}
              href={pathTo('/members/:memberId', { memberId: profile.id })}
            >
              <MatchedIn match={{ score, reasons }} isBest={isBest} />
              <ul className={styles['reasons']}>
                {reasonsFirst(reasons)
                  .slice(0, REASONS_SHOWN)
                  .map((reason) => (
                    <li key={`${reason.code} ${reason.text}`}>{reason.text}</li>
                  ))}
              </ul>
              {Actions !== undefined && <Actions profile={profile} />}
            </Face>
          </li>
        );
      })}
    </ul>
  );
}

/** What they match in, in few words; see `matchLabel`. */
function MatchedIn({ match, isBest }: { match: Parameters<typeof matchLabel>[0]; isBest: boolean }) {
  const { t, formatPercent } = useTranslation();
  const label = matchLabel(match, isBest);
  if (label === null) return null;
  return (
    <p className={styles['score']}>
      {label.kind === 'score' && t('matches.score', { score: formatPercent(label.score) })}
      {label.kind === 'best' && t('matches.best')}
      {label.kind === 'answers' && t('matches.same_answers', { count: label.count })}
    </p>
  );
}
