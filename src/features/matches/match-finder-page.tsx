import { useEffect, useState } from 'react';
import type { Matches } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import { hasFinderEnded, noteFinderEnd } from '../../data/finder-end.ts';
import { LoadProblem } from '../../data/load-problem.tsx';
import { useAccountId } from '../../data/session-store.ts';
import { useAttemptId } from '../../data/use-attempt-id.ts';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import { FormCard } from '../account/form-card.tsx';
import { Working } from '../account/working.tsx';
import { LanderFrame } from '../landing/lander-frame.tsx';
import { firstOpen } from './match-progress.ts';
import { MatchResults } from './match-results.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionFormPlace } from './question-form-place.tsx';
import { QuestionPlace } from './question-place.tsx';

/**
 * Asks one question at a time, or all in a form, as the template has it; then shows matching members. The server stores
 * answers, so users can resume later.
 */
export default function MatchFinderPage() {
  const { t, locale } = useTranslation();
  const { read, retry, put } = useDirectRead(`finder ${locale}`, () => calls.loadMatches('finder', locale));
  const accountId = useAccountId();
  const hasEnded = read.state === 'ready' ? firstOpen(read.data.questions) === null : null;
  useEffect(() => {
    if (hasEnded !== null) noteFinderEnd(accountId, hasEnded);
  }, [hasEnded, accountId]);
  return (
    <LanderFrame>
      {read.state === 'loading' && <Places />}
      {read.state === 'failed' && (
        <FormCard place="edge" title={t('route.match_finder')}>
          <LoadProblem problem={read.problem} onRetry={retry} />
        </FormCard>
      )}
      {read.state === 'ready' &&
        (choiceOf('matchFinder') === 'form' ? (
          <QuestionForm matches={read.data} put={put} />
        ) : (
          <Finder matches={read.data} put={put} />
        ))}
    </LanderFrame>
  );
}

/** What a prerendered page shows is light; nothing is known of the person there. */
function Places() {
  const { t } = useTranslation();
  if (useIsInBrowser()) return <KnownPlaces />;
  if (choiceOf('matchFinder') === 'split') return <QuestionPlace />;
  return <Working place="edge" title={t('route.match_finder')} />;
}

/** What comes, as far as this device knows: matches for those who had some when they were last here, else questions. */
function KnownPlaces() {
  const accountId = useAccountId();
  const [hasEnded] = useState(() => hasFinderEnded(accountId));
  if (hasEnded) return <MatchResults matches={null} />;
  return choiceOf('matchFinder') === 'form' ? <QuestionFormPlace /> : <QuestionPlace />;
}

function Finder({ matches, put }: { matches: Matches; put: (matches: Matches) => void }) {
  const { locale } = useTranslation();
  const attemptId = useAttemptId();
  const { questions } = matches;
  const open = firstOpen(questions);
  /** Index of the visible question if it is not the first open one. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [isFirstView, setIsFirstView] = useState(true);
  const [busy, setBusy] = useState<string | null | undefined>(undefined);
  const [problem, setProblem] = useState<CallFailure | null>(null);
  const index = chosen ?? open;
  const question = index === null ? undefined : questions[index];

  const store = async (value: string | null): Promise<boolean> => {
    if (question === undefined || busy !== undefined) return false;
    setBusy(value);
    setProblem(null);
    const given = { question: question.id, answer: value };
    const id = attemptId({ ...given, at: questions.map((each) => each.answer) });
    const result = await calls.answerMatch(given, locale, id);
    setBusy(undefined);
    if (result.status !== 'answered') {
      setProblem(result);
      return false;
    }
    put(result.data);
    return true;
  };

  const answer = async (value: string | null) => {
    if (index === null || !(await store(value))) return;
    setIsFirstView(false);
    // After going back, walk through the answered questions one by one to the end.
    const next = index + 1;
    const target = chosen !== null && next < questions.length ? next : null;
    // Who has gone back while the answer was on its way stays there.
    setChosen((now) => (now === chosen ? target : now));
  };

  /** Takes the answer back, and stays: what would be said instead is here. */
  const clear = async () => {
    setChosen(index);
    await store(null);
  };

  const goTo = (target: number) => {
    setIsFirstView(false);
    setChosen(target);
  };

  if (question === undefined || index === null) {
    return <MatchResults matches={matches} onChange={() => goTo(0)} />;
  }
  return (
    <QuestionCard
      key={question.id}
      question={question}
      index={index}
      count={questions.length}
      busy={busy}
      problem={problem}
      takesFocus={!isFirstView}
      onAnswer={(value) => void answer(value)}
      onClear={() => void clear()}
      onBack={index === 0 ? null : () => goTo(index - 1)}
    />
  );
}
