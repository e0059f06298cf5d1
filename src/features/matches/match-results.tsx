import { useEffect, useRef } from 'react';
import type { Matches } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import { useSession } from '../../data/session-store.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Face } from '../landing/face.tsx';
import styles from './match-results.module.css';

/** Matching members, best first, with the reasons. */
export function MatchResults({
  matches: { matches, questions },
  onChange,
}: {
  matches: Matches;
  onChange: () => void;
}) {
  const { t, formatPercent } = useTranslation();
  const isMember = useSession().status === 'member';
  const { read } = useDirectRead('settings', () => calls.loadSettings());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const cdnPrefix = read.state === 'ready' ? read.data.cdn_prefix : null;
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 ref={heading} className={styles['title']} tabIndex={-1}>
          {t(matches.length === 0 ? 'matches.none_title' : 'matches.results_title')}
        </h1>
        <p className={styles['lead']}>{t(matches.length === 0 ? 'matches.none_text' : 'matches.results_text')}</p>
        <div className={styles['actions']}>
          <ButtonLink variant="primary" href={isMember ? pathTo('/search') : pathTo('/signup')}>
            {t(isMember ? 'matches.to_search' : 'matches.to_signup')}
          </ButtonLink>
          {questions.length > 0 && <Button onClick={onChange}>{t('matches.change')}</Button>}
        </div>
      </header>
      {read.state !== 'loading' && (
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
                  {reasons.map((reason) => (
                    <li key={`${reason.code} ${reason.text}`}>{reason.text}</li>
                  ))}
                </ul>
              </Face>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
