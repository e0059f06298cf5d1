import { nounInside } from '../../../i18n/inside-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { choiceOf } from '../../../templates/template-parts.ts';
import { firstWord } from '../../../ui/first-word.ts';
import { afterName } from '../../members/after-name.ts';
import { FictionalBadge } from '../../members/fictional-badge.tsx';
import { INTERESTS, type InterestValue } from '../interests.ts';
import { PersonPicture } from '../person-picture.tsx';
import { placesFor } from '../places.ts';
import type { LandingPeople } from '../use-landing-people.ts';
import styles from './icons-page.module.css';

const SHOWN = 6;

interface CompanyProps extends Pick<LandingPeople, 'state' | 'people' | 'settings'> {
  chosen: readonly InterestValue[];
}

/** People who share all chosen interests, and the interests that go into the profile. Anyone while none is chosen. */
export function Company({ state, people, settings, chosen }: CompanyProps) {
  const { t, locale, formatList } = useTranslation();
  const found = people.filter(({ interests }) => chosen.every((value) => interests.includes(value)));
  const words = INTERESTS.filter(({ value }) => chosen.includes(value)).map(({ label }) =>
    nounInside(t(label), locale),
  );
  return (
    <>
      <p className={styles['found']} role="status">
        {chosen.length > 0 && state === 'ready' ? t('landing.icons_found', { count: found.length }) : '\u00a0'}
      </p>
      <ul className={styles['faces']} aria-busy={state === 'loading' || undefined}>
        {placesFor(found, SHOWN).map(({ key, person }) => (
          <li key={key} className={styles['face']} aria-hidden={person === null || undefined}>
            {person !== null && (
              <>
                <PersonPicture profile={person.profile} settings={settings} shape={choiceOf('faces')} eager />
                <span className={styles['name']}>
                  <span dir="auto">{firstWord(person.profile.name)}</span>
                  {afterName(person.profile.age)}
                </span>
                {person.profile.fictional_icon && <FictionalBadge />}
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={styles['taken']}>
        {words.length === 0 ? '\u00a0' : t('landing.icons_taken', { interests: formatList(words) })}
      </p>
    </>
  );
}
