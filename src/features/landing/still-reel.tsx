import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { savesData } from '../../ui/saves-data.ts';
import stage from './film-stage.module.css';
import { PersonCaption } from './person-caption.tsx';
import { PersonPicture } from './person-picture.tsx';
import { placesFor } from './places.ts';
import styles from './still-reel.module.css';
import type { LandingPeople } from './use-landing-people.ts';

const SHOWN = 5;
const PICTURE_MS = 3_500;

/**
 * A slideshow of members in the place of a film, for operators without one that fits: who is shown, and the button, stand
 * below it. With data saving or reduced motion it starts only on Play.
 */
export function StillReel({ people, settings }: Pick<LandingPeople, 'people' | 'settings'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const places = placesFor(people, SHOWN).filter(({ person }) => person !== null);
  const count = places.length;
  const shownPerson = places[shown]?.person ?? null;
  useEffect(() => setPlaying(!savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % count), PICTURE_MS);
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  return (
    <div className={stage['stage']} data-place="end">
      <div className={`${styles['pictures']} ${stage['film']}`}>
        {places.map(({ key, person }, index) => (
          <div key={key} className={styles['picture']} data-shown={index === shown}>
            {person !== null && <PersonPicture profile={person.profile} settings={settings} eager />}
          </div>
        ))}
      </div>
      <div className={stage['bar']} data-own-scheme>
        <div className={stage['control']}>
          <IconButton
            label={t(isPlaying ? 'landing.pause' : 'landing.play')}
            icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            onClick={() => setPlaying(!isPlaying)}
          />
        </div>
        <p className={`${stage['caption']} ${styles['who']}`}>
          {shownPerson !== null && <PersonCaption person={shownPerson} />}
        </p>
      </div>
    </div>
  );
}
