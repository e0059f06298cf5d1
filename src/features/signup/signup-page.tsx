import type { ComponentType } from 'react';
import { useSession } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { ExtractPlace } from '../site/extract-place.tsx';
import { ArtFrame, MeetingArtFrame } from '../site/meeting-art-frame.tsx';
import styles from './signup-page.module.css';
import { SignupPanel } from './signup-panel.tsx';

const StepArt = lazyPart(() => import('./step-art.tsx'));

interface SignupPageProps {
  /** Of the directory of members, for a template that shows it beside its forms. */
  Extract: ComponentType<{ rows: number }>;
  /** Set for `/complete-signup`: skips steps whose data the server already has. */
  autoSkip?: boolean;
}

export default function SignupPage({ Extract, autoSkip = false }: SignupPageProps) {
  const { t } = useTranslation();
  const isMember = useSession().status === 'member';
  const hasExtract = !isMember && choiceOf('indexAside') === 'directory';
  return (
    <div className={styles['page']}>
      {!hasExtract && (
        <div className={styles['art']}>
          {!isMember && choiceOf('art') === 'meeting' && <p className={styles['welcome']}>{t('index.headline')}</p>}
          {isMember ? <ArtFrame art={<StepArt />} /> : <MeetingArtFrame />}
        </div>
      )}
      <SignupPanel memberId={null} headingLevel={1} autoSkip={autoSkip} />
      {hasExtract && <ExtractPlace Extract={Extract} headed />}
    </div>
  );
}
