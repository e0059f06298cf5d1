import type { Settings } from '../../../../worker/public/rows.ts';
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
import styles from './collage-page.module.css';

/** The shapes that the pictures are cut into. */
const CUTS = ['arch', 'disc', 'tall', 'blob', 'square', 'half'] as const;

/** A collage of cut-out portraits, coloured papers and one line of text. */
export default function CollagePage({ slug, title, layout }: LandingPageProps) {
  const { state, people, settings } = useLandingPeople(slug.niche);
  const places = placesFor(people, CUTS.length);
  return (
    <LandingFrame slug={slug} layout={layout} settings={settings}>
      <div className={styles['page']}>
        <div className={styles['composition']} aria-busy={state === 'loading' || undefined}>
          <PeopleMissing state={state} />
          <div className={styles['paper']} data-paper="one" aria-hidden="true" />
          <div className={styles['paper']} data-paper="two" aria-hidden="true" />
          <div className={styles['words']}>
            <LandingWords niche={slug.niche} title={title} lead="landing.collage_lead" />
          </div>
          {CUTS.map((cut, index) => (
            <CutOut key={cut} cut={cut} place={places[index] ?? { key: cut, person: null }} settings={settings} />
          ))}
        </div>
        <div className={formBand['band']}>
          <SignupPanel memberId={null} headingLevel={2} />
        </div>
      </div>
    </LandingFrame>
  );
}

interface CutOutProps {
  cut: (typeof CUTS)[number];
  place: Place;
  settings: Settings | null;
}

function CutOut({ cut, place: { person }, settings }: CutOutProps) {
  if (person === null) {
    return <figure className={`${styles['cut']} ${nobodyYet['place']}`} data-cut={cut} aria-hidden="true" />;
  }
  const { profile } = person;
  return (
    <figure className={styles['cut']} data-cut={cut}>
      <div className={styles['shape']}>
        <PersonPicture profile={profile} settings={settings} eager />
      </div>
      <figcaption className={styles['label']}>
        <span>
          <span dir="auto">{firstWord(profile.name)}</span>
          {afterName(profile.age)}
        </span>
        {profile.fictional_icon && <FictionalBadge />}
      </figcaption>
    </figure>
  );
}
