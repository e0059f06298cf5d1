import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef } from 'react';
import type { ContentPage } from '../../../worker/public/direct-calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './answers.module.css';
import { PageFacts } from './page-facts.tsx';
import { RichText } from './rich-text.tsx';

/** Questions that expand to their answers. Each has an address: `#id` expands it and scrolls to it. */
export function Answers({ content }: { content: ContentPage }) {
  const { t, locale } = useTranslation();
  const { language, sections } = content;
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const showLinked = () => {
      const linked = document.getElementById(location.hash.slice(1));
      if (!(linked instanceof HTMLDetailsElement) || !list.current?.contains(linked)) return;
      linked.open = true;
      linked.scrollIntoView();
    };
    showLinked();
    addEventListener('hashchange', showLinked);
    return () => removeEventListener('hashchange', showLinked);
  }, []);

  return (
    <>
      <PageFacts content={content} />
      <ul ref={list} className={styles['list']} {...(language === locale ? {} : { lang: language })}>
        {sections.map(({ id, heading, html }) => (
          <li key={id}>
            <details id={id} className={styles['question']}>
              <summary className={styles['summary']}>
                <h2 className={styles['heading']}>{heading}</h2>
                <ChevronDown aria-hidden="true" />
              </summary>
              <div className={styles['answer']}>
                <RichText html={html} />
                <a className={styles['anchor']} href={`#${id}`} lang={locale}>
                  {t('content.link_to_answer')}
                </a>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
