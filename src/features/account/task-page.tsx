import type { ComponentType, ReactNode } from 'react';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { FewFaces } from '../members/few-faces.tsx';
import { ExtractPlace } from '../site/extract-place.tsx';
import { MeetingArtFrame } from '../site/meeting-art-frame.tsx';
import styles from './task-page.module.css';

export interface TaskPageProps {
  /** The directory of members, for a template that shows it beside its forms. */
  Extract: ComponentType<{ rows: number }>;
}

/**
 * A page with one small task or the outcome of one, such as a link in a mail: its card, and what the template shows
 * beside its log-in form. A template with plates has the sign of the card on one.
 */
export function TaskPage({ Extract, children }: TaskPageProps & { children: ReactNode }) {
  const isMember = useSession().status === 'member';
  return (
    <div className={styles['page']}>
      {choiceOf('art') === 'meeting' && (
        <div className={styles['art']}>
          <MeetingArtFrame scene="return" />
        </div>
      )}
      {children}
      {choiceOf('indexAside') === 'directory' && (
        <div className={styles['people']}>{isMember ? <MembersPanel /> : <ExtractPlace Extract={Extract} />}</div>
      )}
    </div>
  );
}

function MembersPanel() {
  const { t } = useTranslation();
  return (
    <section className={styles['members']}>
      <FewFaces heading={<h2 className={styles['heading']}>{t('home.anywhere_title')}</h2>} />
    </section>
  );
}
