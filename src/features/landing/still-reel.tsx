import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { savesData } from '../../ui/saves-data.ts';
import { PersonCaption } from './person-caption.tsx';
import { PersonPicture } from './person-picture.tsx';
import { placesFor } from './places.ts';
import styles from './still-reel.module.css';
import type { LandingPeople } from './use-landing-people.ts';

const SHOWN = 5;
const PICTURE_MS = 3_500;

/** A slideshow, for operators without a film. With data saving or reduced motion it starts only on Play. */
export function StillReel({ people, settings }: Pick<LandingPeople, 'people' | 'settings'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const places = placesFor(people, SHOWN).filter(({ person }) => person !== null);
  const count = places.length;
  useEffect(() => setPlaying(!savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % count), PICTURE_MS);
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  return (
    <div className={styles['reel']}>
      <ul className={styles['pictures']}>
        {places.map(({ key, person }, index) => (
          <li key={key} className={styles['picture']} data-shown={index === shown} aria-hidden={index !== shown}>
            {person !== null && (
              <>
                <PersonPicture profile={person.profile} settings={settings} eager />
                <p className={styles['name']}>
                  <PersonCaption person={person} />
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={styles['control']}>
        <Button
          size="s"
          icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={() => setPlaying(!isPlaying)}
        >
          {t(isPlaying ? 'landing.pause' : 'landing.play')}
        </Button>
      </div>
    </div>
  );
}
