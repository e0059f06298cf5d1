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
  /** Until the text is there, which has its own, and on the pages that are more than their text. */
  title: MessageId;
}

/** A text of the operator, in the language of the reader or, said openly, in another one. */
export default function ContentPage({ page, title }: ContentPageProps) {
  const { t, locale } = useTranslation();
  const { read, retry } = useDirectRead(`${page} ${locale}`, () => calls.loadContent(page, locale));
  // What stands below it from the start does not move when the text comes in, whose title may be a line longer.
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
