import { SignupPanel } from '../../signup/signup-panel.tsx';
import { FilmStage } from '../film-stage.tsx';
import { LandingFrame } from '../landing-frame.tsx';
import type { LandingPageProps } from '../landing-page-props.ts';
import { LandingWords } from '../landing-words.tsx';
import { PeopleMissing } from '../people-missing.tsx';
import { StillReel } from '../still-reel.tsx';
import { useLandingFilm } from '../use-landing-film.ts';
import { useLandingPeople } from '../use-landing-people.ts';
import styles from './video-page.module.css';

/** A full-width film with the text on it; a slideshow if the operator has none for the niche. */
export default function VideoPage({ slug, title, layout }: LandingPageProps) {
  const film = useLandingFilm(slug.niche);
  const { state, people, settings } = useLandingPeople(slug.niche);
  return (
    <LandingFrame slug={slug} layout={layout} settings={settings}>
      <div className={styles['screen']} data-own-scheme>
        <div className={styles['film']}>
          <PeopleMissing state={film === null ? state : 'ready'} />
          {film === null ? <StillReel people={people} settings={settings} /> : <FilmStage film={film} place="end" />}
        </div>
        <div className={styles['words']}>
          <LandingWords niche={slug.niche} title={title} lead="landing.video_lead" />
        </div>
      </div>
      <div className={styles['form']}>
        <SignupPanel memberId={null} headingLevel={2} />
      </div>
    </LandingFrame>
  );
}
