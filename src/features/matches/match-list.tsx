import type { ComponentType, ReactNode } from 'react';
import type { Matches } from '../../../worker/public/direct-calls.ts';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Face } from '../landing/face.tsx';
import { areScoresShown, type MatchLabel, matchLabel, reasonsFirst } from './match-label.ts';
import { MatchPlaces } from './match-places.tsx';
import styles from './match-results.module.css';

export interface MatchListProps {
  matches: Matches['matches'];
  /** Whom the server puts first; by default the first of these. */
  bestId?: number | undefined;
  /** Country of the member, which is not told of those who live there too; of a visitor it is that of the address. */
  homeCountry?: string | null;
  /** What a member can do with each. */
  Actions?: ComponentType<{ profile: ProfileCard }>;
  /** Shown below them, and not before them: what follows a list stands where the list ends. */
  children?: ReactNode;
}

const REASONS_SHOWN = 3;

/** The members in this order, each with the first of its reasons. */
export function MatchList({
  matches,
  bestId = matches[0]?.profile.id,
  homeCountry,
  Actions,
  children,
}: MatchListProps) {
  const { read } = useDirectRead('settings', () => calls.loadSettings());
  const { t } = useTranslation();
  const settings = read.state === 'ready' ? read.data : null;
  const addressCountry = settings?.geoip_selected_country ?? settings?.geoip_country ?? null;
  if (read.state === 'loading') return <MatchPlaces />;
  const isScoreShown = areScoresShown(matches);
  return (
    <>
      <ul className={styles['results']}>
        {matches.map(({ profile, score, reasons }, position) => {
          const isBest = position === 0 && profile.id === bestId;
          return (
            <li key={profile.id}>
              <Face
                profile={profile}
                cdnPrefix={settings?.cdn_prefix ?? null}
                homeCountry={homeCountry === undefined ? addressCountry : homeCountry}
                eager={position < 4}
                href={pathTo('/members/:memberId', { memberId: profile.id })}
              >
                <MatchLabelLine label={matchLabel(score, isBest, isScoreShown)} />
                <ul className={styles['reasons']}>
                  {reasonsFirst(reasons)
                    .slice(0, REASONS_SHOWN)
                    .map((reason) => (
                      <li key={`${reason.code} ${reason.text}`}>{reason.text}</li>
                    ))}
                  {reasons.length > REASONS_SHOWN && (
                    <li className={styles['more']}>
                      {t('matches.more_reasons', { count: reasons.length - REASONS_SHOWN })}
                    </li>
                  )}
                </ul>
                {Actions !== undefined && <Actions profile={profile} />}
              </Face>
            </li>
          );
        })}
      </ul>
      {children}
    </>
  );
}

/** What is said above the reasons, if anything is; see `matchLabel`. */
function MatchLabelLine({ label }: { label: MatchLabel | null }) {
  const { t, formatPercent } = useTranslation();
  if (label === null) return null;
  return (
    <p className={styles['score']}>
      {label.kind === 'score' ? t('matches.score', { score: formatPercent(label.score) }) : t('matches.best')}
    </p>
  );
}
