import type { Settings } from '../../../../worker/public/rows.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { firstWord } from '../../../ui/first-word.ts';
import { afterName } from '../../members/after-name.ts';
import { FictionalBadge } from '../../members/fictional-badge.tsx';
import { SignupPanel } from '../../signup/signup-panel.tsx';
import formBand from '../form-band.module.css';
import { LandingFrame } from '../landing-frame.tsx';
import type { LandingPageProps } from '../landing-page-props.ts';
import { LandingWords } from '../landing-words.tsx';
import { PeopleMissing } from '../people-missing.tsx';
import { PersonPicture } from '../person-picture.tsx';
import { type Place, placesFor } from '../places.ts';
import { useLandingPeople } from '../use-landing-people.ts';
import styles from './alone-tonight-page.module.css';

const WINDOWS = 12;

/** A house at night: one window per person, lit if that person is online, dark otherwise. */
export default function AloneTonightPage({ slug, title, layout }: LandingPageProps) {
  const { t } = useTranslation();
  const { state, people, settings, online } = useLandingPeople(slug.niche);
  const shown = spread(people.toSorted((left, right) => Number(right.profile.online) - Number(left.profile.online)));
  return (
    <LandingFrame slug={slug} layout={layout} settings={settings}>
      <div className={styles['night']} data-own-scheme>
        <div className={styles['sky']}>
          <div className={styles['moon']} aria-hidden="true" />
          <div className={styles['words']}>
            <LandingWords niche={slug.niche} title={title} lead="landing.alone_lead" />
            <p className={styles['count']} role="status">
              {online === null ? '\u00a0' : t('landing.alone_online', { count: online })}
            </p>
          </div>
        </div>
        <div className={styles['house']}>
          <PeopleMissing state={state} />
          <ul className={styles['windows']} aria-busy={state === 'loading' || undefined}>
            {placesFor(shown, WINDOWS).map((place) => (
              <Window key={place.key} place={place} settings={settings} />
            ))}
          </ul>
        </div>
        <div className={styles['door']}>
          <div className={formBand['band']}>
            <SignupPanel memberId={null} headingLevel={2} />
          </div>
        </div>
      </div>
    </LandingFrame>
  );
}

/** Takes the first people, one per window, and spreads them so that the lit windows are not all in one row. */
function spread<One>(people: readonly One[]): readonly One[] {
  const order = [0, 7, 3, 10, 5, 1, 8, 4, 11, 2, 6, 9];
  const shown = people.slice(0, WINDOWS);
  return order
    .map((place, index) => ({ place, person: shown[index] }))
    .toSorted((left, right) => left.place - right.place)
    .flatMap(({ person }) => (person === undefined ? [] : [person]));
}

function Window({ place: { person }, settings }: { place: Place; settings: Settings | null }) {
  const { t } = useTranslation();
  if (person === null) return <li className={styles['window']} aria-hidden="true" />;
  const { profile } = person;
  return (
    <li className={styles['window']} data-lit={profile.online || undefined}>
      {/* For a template whose windows are lines of a table; a dark window shows nobody. */}
      {!profile.online && (
        <p className={styles['away']}>
          <span dir="auto">{firstWord(profile.name)}</span>
          {afterName(profile.age)} {profile.fictional_icon && <FictionalBadge />}
        </p>
      )}
      {profile.online && (
        <>
          <PersonPicture profile={profile} settings={settings} eager />
          <p className={styles['name']}>
            <span dir="auto">{firstWord(profile.name)}</span>
            {afterName(profile.age)}
            <span className={styles['online']}>{t('member.online')}</span>
          </p>
          {profile.fictional_icon && (
            <span className={styles['badge']}>
              <FictionalBadge />
            </span>
          )}
        </>
      )}
    </li>
  );
}
