import type { LandingPerson } from '../../../../worker/public/direct-calls.ts';
import type { Settings } from '../../../../worker/public/rows.ts';
import nobodyYet from '../nobody-yet.module.css';
import { PersonCaption } from '../person-caption.tsx';
import { PersonPicture } from '../person-picture.tsx';
import { placesFor } from '../places.ts';
import type { LandingPeople } from '../use-landing-people.ts';
import styles from './stills.module.css';

const SHOWN = 3;

interface StillsProps {
  state: LandingPeople['state'];
  people: readonly LandingPerson[];
  settings: Settings | null;
}

/** Three members beside the opening words, where the window has room for them. */
export function Stills({ state, people, settings }: StillsProps) {
  return (
    <ul className={styles['stills']} aria-busy={state === 'loading' || undefined}>
      {placesFor(people, SHOWN).map(({ key, person }) => (
        <li key={key} className={styles['still']} aria-hidden={person === null || undefined}>
          {person === null ? (
            <div className={nobodyYet['place']} />
          ) : (
            <>
              <PersonPicture profile={person.profile} settings={settings} />
              <p className={styles['name']}>
                <PersonCaption person={person} />
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
