import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { savesData } from '../../../ui/saves-data.ts';
import type { Portraits } from '../use-portraits.ts';
import styles from './moving-portraits.module.css';
import { Portrait } from './portrait.tsx';

const SHOWN = 5;
const PICTURE_MS = 3_500;

/** Portraits that follow each other. A still picture under reduced motion and where data is saved, until Play. */
export function MovingPortraits({ portraits, shape }: { portraits: Portraits; shape: 'wide' | 'stack' }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(0);
  const profiles = portraits.profiles.slice(0, SHOWN);
  const count = profiles.length;
  // Null until somebody has pressed.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isPlaying = wanted ?? (count > 1 && mayMove());

  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % count), PICTURE_MS);
    return () => clearInterval(timer);
  }, [isPlaying, count]);

  return (
    <div className={styles['frame']} aria-busy={portraits.state === 'loading' || undefined}>
      <ul className={styles['pictures']} data-shape={shape}>
        {profiles.map((profile, index) => (
          <li key={profile.id} className={styles['picture']} data-shown={index === shown} aria-hidden={index !== shown}>
            <Portrait profile={profile} cdnPrefix={portraits.settings?.cdn_prefix ?? null} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <Button
          size="s"
          icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={() => setWanted(!isPlaying)}
        >
          {t(isPlaying ? 'landing.pause' : 'landing.play')}
        </Button>
      )}
    </div>
  );
}

function mayMove(): boolean {
  return !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
