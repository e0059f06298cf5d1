import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './question-form.module.css';

const QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The place of the form with all questions: its head, and a line for each. */
export function QuestionFormPlace() {
  const { t } = useTranslation();
  return (
    <div className={styles['page']} aria-busy="true">
      <PageHeader title={t('route.match_finder')} lead={t('matches.kept')} />
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <div className={styles['halves']} aria-hidden="true">
        <div className={styles['questions']}>
          <p className={styles['head']}>
            <Skeleton width="7rem" height="1lh" />
          </p>
          {QUESTIONS.map((question) => (
            <div key={question} className={styles['question']}>
              <Skeleton width="14rem" height="1lh" />
              <Skeleton height="3.25rem" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
