import Coins from 'lucide-react/icons/coins';
import Drama from 'lucide-react/icons/drama';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import MessagesSquare from 'lucide-react/icons/messages-square';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, Suspense } from 'react';
import { calls } from '../../data/calls.ts';
import { useConfiguration } from '../../data/configuration.tsx';
import { useDirectRead } from '../../data/use-direct-read.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { AnchorButton } from '../../ui/button.tsx';
import { SignupPanel } from '../signup/signup-panel.tsx';
import { useSignupAccess } from '../signup/use-signup-access.ts';
import { MeetingArtFrame } from '../site/meeting-art-frame.tsx';
import { useIsMessagingFree } from '../site/message-costs.ts';
import { DiscountNote } from './discount-note.tsx';
import { DirectoryExtract } from './extract/directory-extract.tsx';
import { FirstFaces } from './extract/first-faces.tsx';
import styles from './index-page.module.css';

/** Only who has scrolled beyond the form needs it. */
const CallBar = lazyPart(() => import('./call-bar.tsx'));

interface Point {
  icon: ReactNode;
  title: MessageId;
  text: MessageId;
}

const VALUES: readonly Point[] = [
  { icon: <MessagesSquare />, title: 'index.chat_title', text: 'index.chat_text' },
  { icon: <HeartHandshake />, title: 'index.like_title', text: 'index.like_text' },
  { icon: <ShieldCheck />, title: 'index.privacy_title', text: 'index.privacy_text' },
];

const TERMS: readonly Point[] = [
  { icon: <span className={styles['adults']}>18+</span>, title: 'index.adults_title', text: 'index.adults_text' },
  { icon: <Drama />, title: 'index.fictional_title', text: 'index.fictional_text' },
  { icon: <Coins />, title: 'index.costs_title', text: 'index.costs_text' },
];

/** The start page for logged-out visitors. */
export default function IndexPage() {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  const { read } = useDirectRead('settings', () => calls.loadSettings());
  const isMessagingFree = useIsMessagingFree(read.state === 'ready' ? read.data : null);
  const { isOpen } = useSignupAccess();
  const isDirectory = choiceOf('indexAside') === 'directory';
  return (
    <div className={styles['page']}>
      <section className={styles['hero']}>
        <div className={styles['words']} data-own-scheme>
          <h1 className={styles['headline']} tabIndex={-1}>
            {t('index.headline')}
          </h1>
          <p className={styles['lead']}>{t('index.lead', { site: siteName })}</p>
          <p className={styles['small']}>{t('index.action_note')}</p>
        </div>
        {/* Before the form, as it stands: Tab follows the eye. */}
        {isDirectory && (
          <div className={styles['extract']}>
            <DirectoryExtract />
          </div>
        )}
        <div className={styles['start']}>
          <SignupPanel memberId={null} headingLevel={2} />
        </div>
        {choiceOf('indexAside') === 'faces' && (
          <div className={styles['faces']}>
            <FirstFaces />
          </div>
        )}
        {!isDirectory && (
          <div className={styles['art']}>
            <MeetingArtFrame />
          </div>
        )}
      </section>
      <section className={styles['section']} aria-labelledby="index-values">
        <h2 className={styles['heading']} id="index-values">
          {t('index.values_heading')}
        </h2>
        <ul className={styles['values']}>
          {VALUES.map(({ icon, title, text }) => (
            <li key={title} className={styles['value']}>
              <span className={styles['icon']} aria-hidden="true">
                {icon}
              </span>
              <h3 className={styles['title']}>{t(title)}</h3>
              <p className={styles['text']}>{t(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['plain']} aria-labelledby="index-terms">
        <h2 className={styles['heading']} id="index-terms">
          {t('index.terms_heading')}
        </h2>
        <ul className={styles['terms']}>
          {TERMS.filter(({ title }) => !(isMessagingFree && title === 'index.costs_title')).map(
            ({ icon, title, text }) => (
              <li key={title} className={styles['term']}>
                <span className={styles['sign']} aria-hidden="true">
                  {icon}
                </span>
                <div>
                  <h3 className={styles['title']}>{t(title)}</h3>
                  <p className={styles['text']}>{t(text)}</p>
                </div>
              </li>
            ),
          )}
        </ul>
        <DiscountNote />
      </section>
      {choiceOf('indexAside') === 'faces' && isOpen && (
        <div className={styles['close']}>
          <p className={styles['heading']}>{t('landing.social_title')}</p>
          <AnchorButton href="#signup-heading" variant="primary" size="l">
            {t('member.visitor_signup')}
          </AnchorButton>
        </div>
      )}
      <Suspense fallback={null}>
        <CallBar words={t('member.visitor_signup')} />
      </Suspense>
    </div>
  );
}
