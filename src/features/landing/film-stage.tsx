import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import type { LandingFilm } from '../../../worker/public/runtime-configuration.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { savesData } from '../../ui/saves-data.ts';
import styles from './film-stage.module.css';

/**
 * The operator's film: its poster first, then muted and round and round. Where data is saved or motion is not wanted
 * nothing of it is loaded until Play.
 */
export function FilmStage({ film }: { film: LandingFilm }) {
  const { t, locale } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Refused in some energy-saving modes: the poster stays, with its button.
    video.current?.play().catch(() => undefined);
  }, []);
  const captions = film.captions.find((one) => one.locale === locale) ?? film.captions[0];
  return (
    <div className={styles['stage']}>
      <video
        ref={video}
        className={styles['film']}
        poster={film.poster}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-label={t('landing.film')}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {film.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {captions !== undefined && (
          <track key={captions.src} kind="captions" src={captions.src} srcLang={captions.locale} default />
        )}
      </video>
      <div className={styles['control']}>
        <Button
          size="s"
          icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={() => {
            if (isPlaying) video.current?.pause();
            else void video.current?.play().catch(() => undefined);
          }}
        >
          {t(isPlaying ? 'landing.pause' : 'landing.play')}
        </Button>
      </div>
    </div>
  );
}
