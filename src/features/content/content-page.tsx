import { LoadProblem } from '../../data/load-problem.tsx';
import { useDirectRead } from '../../data/use-direct-read.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentPageName } from '../../routing/page-names.ts';
import { Answers } from './answers.tsx';
import { BanNotice } from './ban-notice.tsx';
import { Contact } from './contact.tsx';
import styles from './content-page.module.css';
import { ContentSkeleton } from './content-skeleton.tsx';
import { ContentText } from './content-text.tsx';
import { WithdrawalPlace } from './withdrawal-place.tsx';

const TITLES: Record<ContentPageName, MessageId> = {
  ban: 'route.ban',
  faq: 'route.faq',
  terms: 'route.terms',
  cookies: 'route.cookies',
  privacy: 'route.privacy',
  service: 'route.service',
  'return-policy': 'route.return_policy',
};

/** A text of the operator, in the language of the reader or, said openly, in another one. */
export default function ContentPage({ page }: { page: ContentPageName }) {
  const { t, locale } = useTranslation();
  const { read, retry } = useDirectRead(`${page} ${locale}`, (worker) => worker.loadContent(page, locale));
  // What stands below it, the notice of a ban, does not move when the text comes in.
  const title = read.state === 'ready' && page !== 'ban' ? read.data.title : t(TITLES[page]);
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
        {...(read.state === 'ready' && page !== 'ban' && read.data.language !== locale
          ? { lang: read.data.language }
          : {})}
      >
        {title}
      </h1>
      {page === 'ban' && <BanNotice />}
      {page === 'return-policy' && <WithdrawalPlace />}
      {page === 'service' ? <Contact>{text}</Contact> : (text ?? <ContentSkeleton />)}
    </div>
  );
}
