import Captions from 'lucide-react/icons/captions';
import CaptionsOff from 'lucide-react/icons/captions-off';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import type { FilmPart, LandingFilm } from '../../../worker/public/landing-film.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './film-stage.module.css';
import { useCaption } from './use-caption.ts';
import { usePlayInView } from './use-play-in-view.ts';

interface FilmStageProps {
  film: LandingFilm;
  /** Only this part of it; null for all. */
  part?: FilmPart | null;
  /** On wide screens: whether it fills its place, or stands at its end and fades towards the words. */
  place?: 'whole' | 'end';
}

/**
 * The operator's film, or a part of it: shows the poster, and while it is in view plays muted, again and again. With
 * data saving or reduced motion, it is not loaded until the visitor presses Play. The buttons and the caption stand
 * below it: upon it they would cover faces.
 */
export function FilmStage({ film, part = null, place = 'whole' }: FilmStageProps) {
  const { t, locale } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasCaptions, setCaptions] = useState(true);
  const { play, pause } = usePlayInView(video);
  const captions = film.captions.find((one) => one.locale === locale) ?? film.captions[0];
  const caption = useCaption(video, isPlaying, captions?.src);
  // Instead of `loop`, which begins at the start of the film.
  const beginAgain = () => {
    const shown = video.current;
    if (shown !== null && part !== null && shown.currentTime >= part.end) shown.currentTime = part.start;
  };
  return (
    <div className={styles['stage']} data-place={place}>
      <video
        ref={video}
        className={styles['film']}
        poster={film.poster}
        preload="none"
        muted
        loop={part === null}
        playsInline
        disablePictureInPicture
        aria-label={t('landing.film')}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={beginAgain}
      >
        {film.sources.map(({ src, type }) => (
          <source key={src} src={part === null ? src : `${src}#t=${part.start}`} type={type} />
        ))}
        {captions !== undefined && (
          <track key={captions.src} kind="captions" src={captions.src} srcLang={captions.locale} />
        )}
      </video>
      <div className={styles['bar']} data-own-scheme>
        <div className={styles['control']}>
          <IconButton
            label={t(isPlaying ? 'landing.pause' : 'landing.play')}
            icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            onClick={isPlaying ? pause : play}
          />
          {captions !== undefined && (
            <IconButton
              label={t('landing.captions')}
              icon={hasCaptions ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
              aria-pressed={hasCaptions}
              onClick={() => setCaptions(!hasCaptions)}
            />
          )}
        </div>
        <p className={styles['caption']} lang={captions?.locale} dir="auto" hidden={!hasCaptions}>
          {caption}
        </p>
      </div>
    </div>
  );
}
