import { useEffect } from 'react';
import type { ContentPage } from '../../../worker/public/direct-calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './content-text.module.css';
import { PageFacts } from './page-facts.tsx';
import { RichText } from './rich-text.tsx';

/** A text in sections, with a table of contents. */
export function ContentText({ content }: { content: ContentPage }) {
  const { t, locale } = useTranslation();
  const { language, sections } = content;
  const lang = language === locale ? {} : { lang: language };

  useEffect(() => {
    // The browser looked for the section before it was rendered.
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <div className={styles['layout']}>
      <nav className={styles['contents']} aria-labelledby="contents">
        <h2 className={styles['contents-title']} id="contents">
          {t('content.contents')}
        </h2>
        <ol {...lang}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a className={styles['link']} href={`#${id}`}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles['article']}>
        <PageFacts content={content} />
        {sections.map(({ id, heading, html }) => (
          <section key={id} id={id} className={styles['section']} aria-labelledby={`${id}-heading`} {...lang}>
            <h2 className={styles['heading']} id={`${id}-heading`}>
              {heading}
            </h2>
            <RichText html={html} />
          </section>
        ))}
      </article>
    </div>
  );
}
