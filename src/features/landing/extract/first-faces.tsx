import { Link } from 'wouter';
import type { Settings } from '../../../../worker/public/rows.ts';
import { calls } from '../../../data/calls.ts';
import { useDirectRead } from '../../../data/use-direct-read.ts';
import { mayVisitorsSee } from '../../../data/visitor-access.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { pathTo } from '../../../routing/path-to.ts';
import { afterName } from '../../members/after-name.ts';
import { FictionalBadge } from '../../members/fictional-badge.tsx';
import { currentTracking } from '../../site/tracking.ts';
import { PersonPicture } from '../person-picture.tsx';
import { placesFor } from '../places.ts';
import { type LandingPeople, useLandingPeople } from '../use-landing-people.ts';
import styles from './first-faces.module.css';

/** The last two only where there is room for them. */
const SHOWN = 5;

/**
 * A few of the people whom landing pages show, as cards, for a template without a directory. Their place is as large
 * before they are loaded; nothing if they cannot be.
 */
export function FirstFaces() {
  const { read } = useDirectRead('settings', () => calls.loadSettings());
  if (read.state === 'failed') return null;
  return read.state === 'ready' ? (
    <OfSite settings={read.data} />
  ) : (
    <Faces state="loading" people={[]} settings={null} />
  );
}

function OfSite({ settings }: { settings: Settings }) {
  return <Faces {...useLandingPeople(settings.niche)} settings={settings} />;
}

function Faces({ state, people, settings }: Pick<LandingPeople, 'state' | 'people' | 'settings'>) {
  const { t } = useTranslation();
  if (state === 'failed') return null;
  // A visitor's way to the members: without it, a card leads to the member's own landing page.
  const isOpen = settings !== null && mayVisitorsSee(settings, currentTracking()?.network ?? null);
  return (
    <section className={styles['faces']} aria-labelledby="index-members" aria-busy={state === 'loading' || undefined}>
      <h2 className={styles['heading']} id="index-members">
        {t('index.members_heading')}
      </h2>
      <ul className={styles['row']}>
        {placesFor(people, SHOWN).map(({ key, person }, at) => (
          <li key={key} className={styles['place']} aria-hidden={person === null || undefined}>
            {person !== null && (
              <Link
                className={styles['card']}
                href={pathTo(isOpen ? '/members/:memberId' : '/members/:memberId/landing', {
                  memberId: person.profile.id,
                })}
              >
                <PersonPicture profile={person.profile} settings={settings} eager={at < 3} />
                <span className={styles['words']} data-own-scheme>
                  <span className={styles['name']}>
                    <span dir="auto">{person.profile.name}</span>
                    {afterName(person.profile.age)}
                  </span>
                  {person.profile.fictional_icon && <FictionalBadge />}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
