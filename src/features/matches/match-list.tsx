import type { Matches } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Face } from '../landing/face.tsx';
import styles from './match-results.module.css';

export interface MatchListProps {
  matches: Matches['matches'];
}

const REASONS_SHOWN = 3;

/** The members in this order, each with the score and the first of its reasons. */
export function MatchList({ matches }: MatchListProps) {
  const { t, formatPercent } = useTranslation();
  const { read } = useDirectRead('settings', () => calls.loadSettings());
  const cdnPrefix = read.state === 'ready' ? read.data.cdn_prefix : null;
  if (read.state === 'loading') return null;
  return (
    <ul className={styles['results']}>
      {matches.map(({ profile, score, reasons }, position) => (
        <li key={profile.id}>
          <Face
            profile={profile}
            cdnPrefix={cdnPrefix}
            eager={position < 4}
            href={pathTo('/members/:memberId', { memberId: profile.id })}
          >
            <p className={styles['score']}>{t('matches.score', { score: formatPercent(score) })}</p>
            <ul className={styles['reasons']}>
              {reasons.slice(0, REASONS_SHOWN).map((reason) => (
                <li key={`${reason.code} ${reason.text}`}>{reason.text}</li>
              ))}
            </ul>
          </Face>
        </li>
      ))}
    </ul>
  );
}
