import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SignupPanel } from '../signup/signup-panel.tsx';
import { AutoSlug } from './auto-slug.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LanderFrame } from './lander-frame.tsx';
import type { LandingFamily } from './landing-families.ts';
import styles from './landing-page.module.css';
import { type Portraits, usePortraits } from './use-portraits.ts';
import { Collage } from './visuals/collage.tsx';
import { Feed } from './visuals/feed.tsx';
import { Gallery } from './visuals/gallery.tsx';
import { Icons } from './visuals/icons.tsx';
import { MovingPortraits } from './visuals/moving-portraits.tsx';
import { RegionList } from './visuals/region-list.tsx';

const LEADS: Record<LandingFamily, MessageId> = {
  video: 'landing.video_lead',
  gallery: 'landing.gallery_lead',
  maplanding: 'landing.map_lead',
  alonetonight: 'landing.alone_lead',
  iconslanding: 'landing.icons_lead',
  socialnetwork: 'landing.social_lead',
  collagelanding: 'landing.collage_lead',
  transitionsvideolanding: 'landing.transitions_lead',
};

interface LandingPageProps {
  family: LandingFamily;
  title: MessageId;
  slug: string;
}

/** A page that a campaign leads to: its family's picture of the site, how it works, and the start of an account. */
export default function LandingPage({ family, title, slug }: LandingPageProps) {
  const { t } = useTranslation();
  const portraits = usePortraits();
  return (
    <AutoSlug slug={slug}>
      <LanderFrame>
        <div className={styles['hero']} data-family={family} data-own-scheme>
          <div className={styles['inner']}>
            <div className={styles['words']}>
              <h1 className={styles['headline']} tabIndex={-1}>
                {t(title)}
              </h1>
              <p className={styles['lead']}>{t(LEADS[family])}</p>
              <Visual family={family} portraits={portraits} />
            </div>
            <SignupPanel memberId={null} headingLevel={2} />
          </div>
        </div>
        <HowItWorks settings={portraits.settings} />
      </LanderFrame>
    </AutoSlug>
  );
}

function Visual({ family, portraits }: { family: LandingFamily; portraits: Portraits }) {
  switch (family) {
    case 'gallery':
      return <Gallery portraits={portraits} />;
    case 'alonetonight':
      return <Feed portraits={portraits} onlineFirst />;
    case 'socialnetwork':
      return <Feed portraits={portraits} />;
    case 'collagelanding':
      return <Collage portraits={portraits} />;
    case 'maplanding':
      return <RegionList portraits={portraits} />;
    case 'iconslanding':
      return <Icons />;
    case 'video':
    case 'transitionsvideolanding':
      return <MovingPortraits portraits={portraits} shape={family === 'video' ? 'wide' : 'stack'} />;
  }
}
