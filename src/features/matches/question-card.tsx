import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type CSSProperties, Suspense, useEffect, useRef, useState } from 'react';
import type { MatchQuestion } from '../../../worker/public/direct-calls.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import { failureText, NOT_READ } from '../../data/failure-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import { lazyPart } from '../../routing/lazy-part.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { MeetingArtFrame } from '../site/meeting-art-frame.tsx';
import { MOON_PHASES } from '../site/moon-phases.ts';
import styles from './question-card.module.css';

const AnswerDrawing = lazyPart(() => import('./answer-drawing.tsx'));

interface QuestionCardProps {
  question: MatchQuestion;
  index: number;
  count: number;
  /** The answer being sent; null for a skip, undefined while idle. */
  busy: string | null | undefined;
  problem: CallFailure | null;
  /** False for the first view, where the page itself manages the focus. */
  takesFocus: boolean;
  onAnswer: (value: string | null) => void;
  /** Takes the answer back; the question stays. */
  onClear: () => void;
  /** Null for the first question. */
  onBack: (() => void) | null;
}

/** One question with its answers and the progress: large tiles with drawings, or plain ones beside the cover. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, index, count, busy, problem, takesFocus, onAnswer, onClear, onBack } = props;
  const { t } = useTranslation();
  const layout = choiceOf('matchFinder');
  const heading = useRef<HTMLHeadingElement>(null);
  // A pointer that rested where an answer of the next question comes has not chosen that answer.
  const [isPointed, setPointed] = useState(false);
  useEffect(() => {
    // Move the focus to the new question for screen readers.
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const answers = useRef<HTMLUListElement>(null);
  const clear = () => {
    // The button goes with the answer; there the focus tells that it is no longer chosen.
    answers.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    onClear();
  };
  return (
    <div className={styles['page']} data-layout={layout}>
      <div className={styles['card']}>
        <div className={styles['where']}>
          <p id="match-progress">{t('matches.progress', { index: index + 1, count })}</p>
          <ProgressBar value={index + 1} max={count} aria-labelledby="match-progress" />
        </div>
        <h1 ref={heading} className={styles['question']} tabIndex={-1}>
          {question.text}
        </h1>
        {problem !== null && (
          <Banner tone="danger" role="alert">
            {failureText(problem, t, NOT_READ)}
          </Banner>
        )}
        <ul
          ref={answers}
          className={styles['answers']}
          data-pointed={isPointed || undefined}
          onPointerMove={({ movementX, movementY }) => {
            if (movementX !== 0 || movementY !== 0) setPointed(true);
          }}
        >
          {question.options.map(({ value, label }, position) => (
            <li key={value}>
              <button
                type="button"
                className={styles['answer']}
                aria-pressed={question.answer === value}
                aria-busy={busy === value || undefined}
                onClick={() => onAnswer(value)}
              >
                {layout === 'tiles' && (
                  <span className={styles['drawing']}>
                    <ErrorBoundary fallback={() => null}>
                      <Suspense fallback={null}>
                        <AnswerDrawing value={value} position={position + index} />
                      </Suspense>
                    </ErrorBoundary>
                  </span>
                )}
                <span className={styles['label']}>{label}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={styles['ways']}>
          {onBack !== null && (
            <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
              {t('matches.back')}
            </Button>
          )}
          {question.answer === null ? (
            <p className={styles['note']}>{t('matches.kept')}</p>
          ) : (
            <div className={styles['clear']}>
              <Button variant="quiet" size="s" busy={busy === null} onClick={clear}>
                {t('matches.clear')}
              </Button>
            </div>
          )}
          {question.answer === null ? (
            <Button variant="quiet" busy={busy === null} onClick={() => onAnswer(null)}>
              {t('matches.skip')}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => onAnswer(question.answer)}>
              {t('matches.continue')}
            </Button>
          )}
        </div>
      </div>
      {layout === 'split' && <Art passed={(index + (question.answer === null ? 0 : 1)) / count} />}
    </div>
  );
}

/** The cover beside or above the question, with as much of its moon lit as there are questions passed. */
export function Art({ passed = 0 }: { passed?: number }) {
  const phases: CSSProperties & Record<`--${string}`, number> = { '--phases': Math.round(passed * MOON_PHASES) };
  return (
    <div className={styles['art']} style={phases}>
      <MeetingArtFrame scene="way" />
    </div>
  );
}
