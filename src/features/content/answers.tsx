import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import type { ContentPage } from '../../../worker/public/direct-calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import { HelpCard } from '../site/help-card.tsx';
import styles from './answers.module.css';
import { findAnswers } from './find-answers.ts';
import { PageFacts } from './page-facts.tsx';
import { RichText } from './rich-text.tsx';
import { useOpenInPrint } from './use-open-in-print.ts';

/** Questions that expand to their answers, with a search. Each has an address: `#id` expands it and scrolls to it. */
export function Answers({ content }: { content: ContentPage }) {
  const { t, locale } = useTranslation();
  const { language, sections } = content;
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const found = new Set(findAnswers(sections, query).map(({ id }) => id));
  useOpenInPrint(list);

  // What is found is open at once; without a search each is as closed as at the beginning.
  const search = (text: string) => {
    setQuery(text);
    for (const one of list.current?.querySelectorAll('details') ?? []) one.open = text.trim() !== '';
  };

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
    <div className={styles['columns']}>
      <div className={styles['answers']}>
        <PageFacts content={content} />
        <search className={styles['search']}>
          <TextField
            label={t('content.search_answers')}
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => search(event.target.value)}
          />
          <p className={styles['found']} role="status">
            {!isSearching
              ? ''
              : found.size === 0
                ? t('content.no_answer_found')
                : t('content.answers_found', { count: found.size })}
          </p>
        </search>
        <ul ref={list} className={styles['list']} {...(language === locale ? {} : { lang: language })}>
          {sections.map(({ id, heading, html }) => (
            <li key={id} hidden={!found.has(id)}>
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
      </div>
      <div className={styles['aside']}>
        <HelpCard on="faq" />
      </div>
    </div>
  );
}
