import { useTranslation } from '../../i18n/use-translation.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './question-card.module.css';
import { Art } from './question-card.tsx';

const ANSWERS = [1, 2, 3];

/** The place of a question and its answers, which is there before the server has answered. */
export function QuestionPlace() {
  const { t } = useTranslation();
  const layout = choiceOf('matchFinder');
  return (
    <div className={styles['page']} data-layout={layout}>
      <div className={styles['card']} aria-busy="true">
        <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
        <div className={styles['where']} aria-hidden="true">
          <Skeleton width="8rem" height="1lh" />
          <Skeleton height="var(--size-progress)" />
        </div>
        <h1 className={styles['question']} tabIndex={-1}>
          {t('route.match_finder')}
        </h1>
        <ul className={styles['answers']} aria-hidden="true">
          {ANSWERS.map((answer) => (
            <li key={answer}>
              <div className={styles['answer']}>
                {layout === 'tiles' && <Skeleton height="100%" />}
                <span className={styles['label']}>
                  <Skeleton width="6rem" height="1lh" />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {layout === 'split' && <Art />}
    </div>
  );
}
