import type { LandingPerson } from '../../../../worker/public/direct-calls.ts';
import type { Settings } from '../../../../worker/public/rows.ts';
import { FictionalBadge } from '../../members/fictional-badge.tsx';
import nobodyYet from '../nobody-yet.module.css';
import { PersonPicture } from '../person-picture.tsx';
import { placesFor } from '../places.ts';
import styles from './stills.module.css';

const SHOWN = 3;

interface StillsProps {
  people: readonly LandingPerson[];
  settings: Settings | null;
}

/** Three members beside the opening words, where the window has room for them. */
export function Stills({ people, settings }: StillsProps) {
  return (
    <ul className={styles['stills']}>
      {placesFor(people, SHOWN).map(({ key, person }) => (
        <li key={key} className={styles['still']} aria-hidden={person === null || undefined}>
          {person === null ? (
            <div className={nobodyYet['place']} />
          ) : (
            <>
              <PersonPicture profile={person.profile} settings={settings} />
              <p className={styles['name']}>
                <span>
                  <span dir="auto">{person.profile.name}</span>, {person.profile.age}
                </span>
                {person.profile.fictional_icon && <FictionalBadge />}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
