import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import type { LandingFilm } from '../../../worker/public/runtime-configuration.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { savesData } from '../../ui/saves-data.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import styles from './film-stage.module.css';

interface FilmStageProps {
  film: LandingFilm;
  /** On wide screens: whether it fills its place, or stands at its end and fades towards the words. */
  place?: 'whole' | 'end';
}

/**
 * The operator's film: shows the poster, and once the page is idle plays muted in a loop. With data saving or reduced
 * motion, the film is not loaded until the visitor presses Play.
 */
export function FilmStage({ film, place = 'whole' }: FilmStageProps) {
  const { t, locale } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Some power-saving modes block autoplay: the poster and the Play button remain.
    return whenIdle(() => void video.current?.play().catch(() => undefined));
  }, []);
  const captions = film.captions.find((one) => one.locale === locale) ?? film.captions[0];
  return (
    <div className={styles['stage']} data-place={place}>
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
