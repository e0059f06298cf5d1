import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './developer-page.module.css';

/** A page of the developer area, with a link back. */
export function SubPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles['page']}>
      <PageHeader title={title} actions={<Link href="/_dev">{t('dev.title')}</Link>} />
      <div className={styles['sections']}>{children}</div>
    </div>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles['heading']}>{title}</h2>
      <div className={styles['row']}>{children}</div>
    </section>
  );
}
