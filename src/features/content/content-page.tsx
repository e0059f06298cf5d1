import type { ContentPage as ContentPageData } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';
import { LoadProblem } from '../../data/load-problem.tsx';
import { useDirectRead } from '../../data/use-direct-read.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Answers } from './answers.tsx';
import { BanNotice } from './ban-notice.tsx';
import { Contact } from './contact.tsx';
import styles from './content-page.module.css';
import { ContentSkeleton } from './content-skeleton.tsx';
import { ContentText } from './content-text.tsx';
import { WithdrawalSection } from './withdrawal-section.tsx';

interface ContentPageProps {
  page: ContentPageData['page'];
  /** Used until the text, which has its own title, is loaded, and on pages that contain more than their text. */
  title: MessageId;
}

/** Shows an operator's text in the reader's language or, with a notice, in another. */
export default function ContentPage({ page, title }: ContentPageProps) {
  const { t, locale } = useTranslation();
  const { read, retry } = useDirectRead(`${page} ${locale}`, () => calls.loadContent(page, locale));
  // On these pages the content below the title is there from the start; a longer title from the text would shift it.
  const keepsTitle = page === 'ban' || page === 'return-policy' || page === 'service';
  const heading = read.state === 'ready' && !keepsTitle ? read.data : { title: t(title), language: locale };
  const text =
    read.state === 'loading' ? null : read.state === 'failed' ? (
      <LoadProblem problem={read.problem} onRetry={retry} />
    ) : page === 'faq' ? (
      <Answers content={read.data} />
    ) : (
      <ContentText content={read.data} />
    );
  return (
    <div className={styles['page']}>
      <h1
        className={styles['title']}
        tabIndex={-1}
        {...(heading.language === locale ? {} : { lang: heading.language })}
      >
        {heading.title}
      </h1>
      {page === 'ban' && <BanNotice />}
      {page === 'return-policy' && <WithdrawalSection />}
      {page === 'service' ? <Contact>{text}</Contact> : (text ?? <ContentSkeleton />)}
    </div>
  );
}
