import X from 'lucide-react/icons/x';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Matches } from '../../../worker/public/direct-calls.ts';
import { failureText } from '../../data/failure-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import { lazyPart } from '../../routing/lazy-part.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { firstOpen } from './match-progress.ts';
import { MatchResults } from './match-results.tsx';
import styles from './question-form.module.css';
import { useAnswers } from './use-answers.ts';

const AnswerMotif = lazyPart(() => import('./answer-motif.tsx'));

interface QuestionFormProps {
  matches: Matches;
  put: (matches: Matches) => void;
}

/** All questions of the match-finder on one page, each stored when it is answered; then the matches. */
export function QuestionForm({ matches, put }: QuestionFormProps) {
  const { questions } = matches;
  const { t } = useTranslation();
  const { sending, problem, send } = useAnswers(matches, put);
  const [view, setView] = useState<'form' | 'finishing' | 'results'>(() =>
    firstOpen(questions) === null ? 'results' : 'form',
  );
  const [isChanging, setChanging] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isChanging) place.current?.querySelector('h1')?.focus();
  }, [isChanging]);

  if (view === 'results') {
    const change = () => {
      setChanging(true);
      setView('form');
    };
    return <MatchResults matches={matches} onChange={change} />;
  }

  const chosenOf = ({ id, answer }: Matches['questions'][number]) => {
    const waiting = sending.get(id);
    // Null is an answer that is being taken back.
    return waiting === undefined ? answer : waiting.answer;
  };
  const done = questions.filter((question) => chosenOf(question) !== null).length;
  const finish = async () => {
    setView('finishing');
    const open = questions.filter((question) => chosenOf(question) === null && !question.skipped);
    // An answer of before may still be on its way, and fail.
    const ends = await Promise.all([...sending.values()].map(({ question, answer }) => send(question, answer)));
    for (const { id } of open) ends.push(await send(id, null));
    setView(ends.every(Boolean) ? 'results' : 'form');
  };

  return (
    <form
      ref={place}
      className={styles['page']}
      onSubmit={(event) => {
        event.preventDefault();
        if (view === 'form') void finish();
      }}
    >
      <PageHeader title={t('route.match_finder')} lead={t('matches.kept')} />
      <div className={styles['halves']}>
        <div className={styles['questions']}>
          <h2 className={styles['head']}>{t('matches.questions', { count: questions.length })}</h2>
          {questions.map((question) => (
            <fieldset
              key={question.id}
              className={styles['question']}
              data-sending={sending.has(question.id) || undefined}
            >
              <legend className={styles['text']}>{question.text}</legend>
              <div className={styles['answers']}>
                {question.options.map(({ value, label }) => (
                  <label key={value} className={styles['answer']}>
                    <input
                      type="radio"
                      name={`question-${question.id}`}
                      value={value}
                      checked={chosenOf(question) === value}
                      onChange={() => void send(question.id, value)}
                    />
                    <span className={styles['motif']}>
                      <ErrorBoundary fallback={() => null}>
                        <Suspense fallback={null}>
                          <AnswerMotif value={value} />
                        </Suspense>
                      </ErrorBoundary>
                    </span>
                    <span>{label}</span>
                  </label>
                ))}
              </div>
              {chosenOf(question) !== null && (
                <div className={styles['clear']}>
                  <IconButton
                    icon={<X aria-hidden="true" />}
                    label={t('matches.clear')}
                    onClick={({ currentTarget }) => {
                      // The button goes with the answer; there the focus tells that it is no longer chosen.
                      currentTarget.closest('fieldset')?.querySelector<HTMLElement>(':checked')?.focus();
                      void send(question.id, null);
                    }}
                  />
                </div>
              )}
            </fieldset>
          ))}
        </div>
        <div className={styles['end']}>
          <p id="match-progress" className={styles['done']}>
            {t('matches.answered', { done, count: questions.length })}
          </p>
          <ProgressBar value={done} max={questions.length} aria-labelledby="match-progress" />
          {problem !== null && (
            <Banner tone="danger" role="alert">
              {failureText(problem, t)}
            </Banner>
          )}
          {/* The loudest thing on the page only once there is something to show. */}
          <Button type="submit" variant={done === 0 ? 'secondary' : 'primary'} wide busy={view === 'finishing'}>
            {t('matches.show')}
          </Button>
          <p className={styles['note']}>{t('matches.open_skipped')}</p>
        </div>
      </div>
    </form>
  );
}
