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
import { type Place, placesFor } from '../places.ts';
import { type LandingPeople, useLandingPeople } from '../use-landing-people.ts';
import styles from './directory-extract.module.css';
import { firstSentences } from './first-sentences.ts';

/** What three short lines hold: a sentence that ends is read, one that is cut looks broken. */
const SAID_MAX = 60;

const NOBODY: Pick<LandingPeople, 'state' | 'people'> = { state: 'loading', people: [] };

/**
 * An extract of the directory of members, for pages that begin something: the people whom landing pages show, as rows. Its height
 * is the same before they are loaded, and without them.
 */
export function DirectoryExtract({ rows = 6 }: { rows?: number }) {
  const { read } = useDirectRead('settings', () => calls.loadSettings());
  if (read.state === 'ready') return <OfSite settings={read.data} rows={rows} />;
  return <Rows {...NOBODY} state={read.state} settings={null} rows={rows} />;
}

function OfSite({ settings, rows }: { settings: Settings; rows: number }) {
  return <Rows {...useLandingPeople(settings.niche)} settings={settings} rows={rows} />;
}

interface RowsProps extends Pick<LandingPeople, 'state' | 'people'> {
  settings: Settings | null;
  rows: number;
}

function Rows({ state, people, settings, rows }: RowsProps) {
  const { t, locale } = useTranslation();
  // By name, as directories are.
  const byName = people.slice(0, rows).sort((one, other) => one.profile.name.localeCompare(other.profile.name, locale));
  // A visitor's way into the directory: without it, a row leads to the member's own landing page.
  const isOpen = settings !== null && mayVisitorsSee(settings, currentTracking()?.network ?? null);
  return (
    <section className={styles['extract']} aria-labelledby="index-members" aria-busy={state === 'loading' || undefined}>
      <div className={styles['heads']}>
        <h2 className={styles['heading']} id="index-members">
          {t('index.members_heading')}
        </h2>
        <span className={styles['head']} aria-hidden="true">
          {t('member.column_place')}
        </span>
        <span className={styles['head']} aria-hidden="true">
          {t('index.members_said')}
        </span>
      </div>
      <ul className={styles['rows']}>
        {placesFor(byName, rows).map((place) => (
          <Row key={place.key} place={place} settings={settings} isOpen={isOpen} />
        ))}
      </ul>
      <div className={styles['end']}>
        <p className={styles['missing']} role="status">
          {state === 'failed' ? t('index.members_missing') : ''}
        </p>
        {isOpen && <Link href={pathTo('/search')}>{t('signup.look_around')}</Link>}
      </div>
    </section>
  );
}

function Row({ place: { person }, settings, isOpen }: { place: Place; settings: Settings | null; isOpen: boolean }) {
  const { formatCountry } = useTranslation();
  if (person === null) return <li className={styles['row']} aria-hidden="true" />;
  const { profile } = person;
  return (
    <li className={styles['row']}>
      <span className={styles['picture']}>
        <PersonPicture profile={profile} settings={settings} eager />
      </span>
      <div className={styles['member']}>
        <p className={styles['name']}>
          <Link
            className={styles['link']}
            href={pathTo(isOpen ? '/members/:memberId' : '/members/:memberId/landing', { memberId: profile.id })}
          >
            <span dir="auto">{profile.name}</span>
            {afterName(profile.age)}
          </Link>
        </p>
        {profile.fictional_icon && <FictionalBadge />}
      </div>
      {/* The town alone: nearly all are of the visitor's country. */}
      <bdi className={styles['place']}>{profile.city ?? formatCountry(profile.country)}</bdi>
      <p className={styles['said']} lang={profile.language} dir="auto">
        {person.said === null ? null : firstSentences(person.said, SAID_MAX)}
      </p>
    </li>
  );
}
