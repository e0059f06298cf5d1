import { Link } from 'wouter';
import type { Settings } from '../../../../worker/public/rows.ts';
import { pathTo } from '../../../routing/path-to.ts';
import { firstWord } from '../../../ui/first-word.ts';
import { afterName } from '../../members/after-name.ts';
import { FictionalBadge } from '../../members/fictional-badge.tsx';
import { SignupPanel } from '../../signup/signup-panel.tsx';
import formBand from '../form-band.module.css';
import { LandingFrame } from '../landing-frame.tsx';
import type { LandingPageProps } from '../landing-page-props.ts';
import { LandingWords } from '../landing-words.tsx';
import nobodyYet from '../nobody-yet.module.css';
import { PeopleMissing } from '../people-missing.tsx';
import { PersonPicture } from '../person-picture.tsx';
import { type Place, placesFor } from '../places.ts';
import { useLandingPeople } from '../use-landing-people.ts';
import styles from './gallery-page.module.css';

const SHOWN = 16;
/** Tiles visible on a phone without scrolling. */
const EAGER = 6;

/** An edge-to-edge wall of portraits; each links to that member's landing page. */
export default function GalleryPage({ slug, title, layout }: LandingPageProps) {
  const { state, people, settings } = useLandingPeople(slug.niche);
  return (
    <LandingFrame slug={slug} layout={layout} settings={settings}>
      <div className={styles['page']}>
        <div className={styles['words']}>
          <LandingWords niche={slug.niche} title={title} lead="landing.gallery_lead" />
        </div>
        <div className={styles['place']}>
          <PeopleMissing state={state} />
          <ul className={styles['wall']} aria-busy={state === 'loading' || undefined}>
            {placesFor(people, SHOWN).map((place, index) => (
              <Tile key={place.key} place={place} settings={settings} isEager={index < EAGER} />
            ))}
          </ul>
        </div>
        <div className={formBand['band']}>
          <SignupPanel memberId={null} headingLevel={2} />
        </div>
      </div>
    </LandingFrame>
  );
}

function Tile({ place: { person }, settings, isEager }: { place: Place; settings: Settings | null; isEager: boolean }) {
  if (person === null) return <li className={`${styles['tile']} ${nobodyYet['place']}`} aria-hidden="true" />;
  const { profile } = person;
  return (
    <li className={styles['tile']}>
      <Link className={styles['link']} href={pathTo('/members/:memberId/landing', { memberId: profile.id })}>
        <PersonPicture profile={profile} settings={settings} eager={isEager} />
        <span className={styles['name']} data-own-scheme>
          <span dir="auto">{firstWord(profile.name)}</span>
          {afterName(profile.age)}
        </span>
      </Link>
      {profile.fictional_icon && (
        <span className={styles['badge']}>
          <FictionalBadge />
        </span>
      )}
    </li>
  );
}
