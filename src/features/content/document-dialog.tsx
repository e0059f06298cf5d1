import { calls } from '../../data/calls.ts';
import { LoadProblem } from '../../data/load-problem.tsx';
import { useDirectRead } from '../../data/use-direct-read.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';
import styles from './document-dialog.module.css';
import { PageFacts } from './page-facts.tsx';
import { RichText } from './rich-text.tsx';

/** Shows the terms or the privacy policy in a dialog over the form, so that input is kept. */
export default function DocumentDialog({ page, onClose }: { page: 'terms' | 'privacy'; onClose: () => void }) {
  const { t, locale } = useTranslation();
  const { read, retry } = useDirectRead(`${page} ${locale}`, () => calls.loadContent(page, locale));
  return (
    <Dialog open onClose={onClose} title={t(page === 'terms' ? 'route.terms' : 'route.privacy')}>
      {read.state === 'loading' && <ContentSkeleton />}
      {read.state === 'failed' && <LoadProblem problem={read.problem} onRetry={retry} />}
      {read.state === 'ready' && (
        <div className={styles['text']}>
          <PageFacts content={read.data} />
          {read.data.sections.map(({ id, heading, html }) => (
            <section
              key={id}
              className={styles['section']}
              {...(read.data.language === locale ? {} : { lang: read.data.language })}
            >
              <h3 className={styles['heading']}>{heading}</h3>
              <RichText html={html} />
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}
