import Heart from 'lucide-react/icons/heart';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Match } from '../../../worker/public/direct-calls.ts';
import type { Settings } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { LoadProblem } from '../../data/load-problem.tsx';
import { useSession } from '../../data/session-store.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Face } from '../landing/face.tsx';
import { LanderFrame } from '../landing/lander-frame.tsx';
import { facesFirst } from '../members/faces-first.ts';
import { saveLikes } from '../signup/saved-likes.ts';
import { useCostsNote } from '../site/message-costs.ts';
import { sendLikes } from './send-likes.ts';
import styles from './signup-matches-page.module.css';

type Verdict = 'liked' | 'skipped';

/** By the id of the profile. */
type Verdicts = ReadonlyMap<number, Verdict>;

function likedIn(verdicts: Verdicts): number[] {
  return [...verdicts].filter(([, verdict]) => verdict === 'liked').map(([profileId]) => profileId);
}

/** Six to twelve members to like or skip. A visitor's likes are sent once the account exists. */
export default function SignupMatchesPage() {
  const { t, locale } = useTranslation();
  const isMember = useSession().status === 'member';
  const { read, retry } = useDirectRead(`signup ${locale}`, () => calls.loadMatches('signup', locale));
  const settings = useDirectRead('settings', () => calls.loadSettings()).read;
  const costs = useCostsNote(settings.state === 'ready' ? settings.data : null);
  const isLoading = read.state === 'loading' || settings.state === 'loading';
  const [verdicts, setVerdicts] = useState<Verdicts>(new Map());
  const count = !isLoading && read.state === 'ready' ? read.data.matches.length : 0;
  // In the bar its place is kept until it is known: what stands beside it does not move.
  const progress = (count > 0 || isMember) && <Progress done={verdicts.size} count={count} />;
  return (
    // To a member it is a step of the sign-up, and the bar says how far it is; a visitor may have an account.
    <LanderFrame end={isMember ? progress : undefined}>
      <div className={styles['stage']}>
        <div className={styles['page']}>
          <header className={styles['header']}>
            <h1 className={styles['title']} tabIndex={-1}>
              {t('matches.signup_heading')}
            </h1>
            <p className={styles['lead']}>
              {t(isMember ? 'matches.signup_text_member' : 'matches.signup_text') + costs}
            </p>
          </header>
          {!isMember && progress}
          {isLoading && (
            <div className={classNames(styles['waiting'], !isMember && styles['below-progress'])} aria-busy="true">
              {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
                <Skeleton key={name} height="22rem" shape="block" />
              ))}
            </div>
          )}
          {read.state === 'failed' && <LoadProblem problem={read.problem} onRetry={retry} />}
          {!isLoading && read.state === 'ready' && (
            <Choice
              matches={read.data.matches}
              settings={settings.state === 'ready' ? settings.data : null}
              verdicts={verdicts}
              onVerdicts={setVerdicts}
            />
          )}
        </div>
      </div>
    </LanderFrame>
  );
}

interface ChoiceProps {
  matches: readonly Match[];
  settings: Settings | null;
  verdicts: Verdicts;
  onVerdicts: (verdicts: Verdicts) => void;
}

function Choice({ matches, settings, verdicts, onVerdicts }: ChoiceProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const isMember = useSession().status === 'member';
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const ordered = facesFirst(matches, ({ profile }) => profile.main_image);
  const judge = (position: number, profileId: number, verdict: Verdict) => {
    const next = new Map(verdicts);
    if (verdicts.get(profileId) === verdict) next.delete(profileId);
    else next.set(profileId, verdict);
    onVerdicts(next);
    if (!next.has(profileId)) return;
    // From here on, then from the first: whom one has only swiped past comes again.
    const [after, before] = [ordered.slice(position + 1), ordered.slice(0, position)];
    const open = [...after, ...before].find(({ profile }) => !next.has(profile.id));
    if (open !== undefined) showCard(list.current, ordered.indexOf(open), verdict);
  };
  const liked = likedIn(verdicts);
  const latest = useRef(verdicts);
  useEffect(() => {
    latest.current = verdicts;
  });
  const goOn = async () => {
    if (!isMember) {
      saveLikes(liked);
      navigate(pathTo('/signup'));
      return;
    }
    setBusy(true);
    const { sent, failed } = await sendLikes(() => likedIn(latest.current), calls);
    setBusy(false);
    if (sent > 0) showToast({ text: t('matches.likes_sent', { count: sent }), tone: 'success' });
    if (failed.length === 0) {
      // Sending takes seconds: who has gone on meanwhile is not led away again.
      if (location.pathname === pathTo('/signup-matches')) navigate(pathTo('/home'));
      return;
    }
    // Keep failed likes selected for another attempt.
    onVerdicts(new Map(failed.map((profileId) => [profileId, 'liked'])));
    showToast({ text: t('matches.likes_failed', { count: failed.length }), tone: 'danger' });
  };
  const reasons = ordered.map((match) => reasonOf(match.reasons));
  // A few alone would be a column of gaps.
  const hasReasons = reasons.filter((reason) => reason !== null).length * 2 > matches.length;
  return (
    <>
      {matches.length === 0 && (
        <EmptyState icon={<Users />} title={t('matches.none_title')} text={t('matches.signup_none')} />
      )}
      {choiceOf('memberColumns') && matches.length > 0 && <Columns hasReasons={hasReasons} />}
      <ul className={styles['tiles']} ref={list}>
        {ordered.map(({ profile }, position) => (
          <li
            key={profile.id}
            data-verdict={verdicts.get(profile.id)}
            data-plain={profile.main_image === null || undefined}
            className={styles['tile']}
          >
            <Face
              profile={profile}
              cdnPrefix={settings?.cdn_prefix ?? null}
              homeCountry={settings?.geoip_selected_country ?? settings?.geoip_country ?? null}
              eager={position < 6}
              hasOnlineDot
            >
              {hasReasons && reasons[position] != null && <p className={styles['reason']}>{reasons[position]}</p>}
              <div className={styles['buttons']}>
                <IconButton
                  icon={<X aria-hidden="true" />}
                  aria-pressed={verdicts.get(profile.id) === 'skipped'}
                  data-judges="skipped"
                  label={t('matches.skip_name', { name: profile.name })}
                  onClick={() => judge(position, profile.id, 'skipped')}
                />
                <Button
                  variant={verdicts.get(profile.id) === 'liked' ? 'primary' : 'secondary'}
                  icon={<Heart aria-hidden="true" />}
                  aria-pressed={verdicts.get(profile.id) === 'liked'}
                  data-judges="liked"
                  aria-label={t('likes.like_name', { name: profile.name })}
                  onClick={() => judge(position, profile.id, 'liked')}
                >
                  {t('likes.like')}
                </Button>
              </div>
            </Face>
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        <p role="status">{t('matches.liked_count', { count: liked.length })}</p>
        <Button variant={liked.length > 0 ? 'primary' : 'secondary'} size="l" busy={busy} onClick={() => void goOn()}>
          {t(liked.length > 0 || matches.length === 0 ? 'matches.continue' : 'matches.continue_without')}
        </Button>
      </div>
    </>
  );
}

/** Where one card at a time is shown, brings this one into view and the focus to the same decision on it. */
function showCard(list: HTMLUListElement | null, position: number, verdict: Verdict): void {
  if (list === null || list.scrollWidth <= list.clientWidth + 1) return;
  const card = list.children[position];
  card?.querySelector<HTMLElement>(`[data-judges="${verdict}"]`)?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/** The first fact about the two; not that somebody is online, which a dot on the picture tells. Null if there is none. */
function reasonOf(reasons: Match['reasons']): string | null {
  return reasons.find(({ code }) => code !== 'online')?.text ?? null;
}

/** How many of them are liked or skipped. */
function Progress({ done, count }: { done: number; count: number }) {
  const { t } = useTranslation();
  return (
    <div className={classNames(styles['progress'], count === 0 && styles['unknown'])}>
      <p className={styles['judged']}>{t('matches.judged', { done, count })}</p>
      <ProgressBar value={done} max={count} aria-hidden="true" />
    </div>
  );
}

/** The heads over tiles that are the rows of a table; each row says by itself what it shows. */
function Columns({ hasReasons }: { hasReasons: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles['columns']} aria-hidden="true">
      <span>{t('member.column_member')}</span>
      <span>{t('member.column_place')}</span>
      {hasReasons && <span>{t('matches.why')}</span>}
      <span>{t('matches.choice')}</span>
    </div>
  );
}
