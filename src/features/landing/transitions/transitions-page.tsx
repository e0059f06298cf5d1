import type { FilmPart, LandingFilm } from '../../../../worker/public/landing-film.ts';
import type { MessageId } from '../../../i18n/translation.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SignupPanel } from '../../signup/signup-panel.tsx';
import { FilmStage } from '../film-stage.tsx';
import { LandingFrame } from '../landing-frame.tsx';
import type { LandingPageProps } from '../landing-page-props.ts';
import { LandingWords } from '../landing-words.tsx';
import { PeopleMissing } from '../people-missing.tsx';
import { PersonCaption } from '../person-caption.tsx';
import { PersonPicture } from '../person-picture.tsx';
import { placesFor } from '../places.ts';
import { useLandingFilm } from '../use-landing-film.ts';
import { useLandingPeople } from '../use-landing-people.ts';
import { Stills } from './stills.tsx';
import styles from './transitions-page.module.css';

const CHAPTERS = [
  { title: 'landing.chapter_look_title', text: 'landing.chapter_look_text' },
  { title: 'landing.chapter_like_title', text: 'landing.chapter_like_text' },
  { title: 'landing.chapter_word_title', text: 'landing.chapter_word_text' },
  { title: 'landing.chapter_you_title', text: 'landing.chapter_you_text' },
] as const satisfies readonly { title: MessageId; text: MessageId }[];

/**
 * A story in screen-high chapters, each with a part of the film or a picture of a member, as the operator has it. The decorative pictures animate on scroll unless
 * reduced motion is preferred.
 */
export default function TransitionsPage({ slug, title, layout }: LandingPageProps) {
  const { t, formatNumber } = useTranslation();
  const landingFilm = useLandingFilm(slug.niche);
  const { state, people, settings } = useLandingPeople(slug.niche);
  const places = placesFor(people, CHAPTERS.length);
  const films = CHAPTERS.map((_, index) => filmOf(landingFilm, index));
  const firstPicture = films.indexOf(null);
  return (
    <LandingFrame slug={slug} layout={layout} settings={settings}>
      <div className={styles['opening']}>
        <div className={styles['words-place']}>
          <LandingWords niche={slug.niche} title={title} lead="landing.transitions_lead" />
        </div>
        <Stills state={state} people={people.slice(CHAPTERS.length)} settings={settings} />
        <ol className={styles['contents']}>
          {CHAPTERS.map((chapter, index) => (
            <li key={chapter.title}>
              <a className={styles['entry']} href={`#chapter-${index}`}>
                <span className={styles['place']} aria-hidden="true">
                  {formatNumber(index + 1)}
                </span>
                {t(chapter.title)}
              </a>
            </li>
          ))}
        </ol>
      </div>
      {CHAPTERS.map((chapter, index) => {
        const film = films[index] ?? null;
        const person = film === null ? (places[index]?.person ?? null) : null;
        return (
          <section
            key={chapter.title}
            id={`chapter-${index}`}
            className={styles['chapter']}
            data-own-scheme
            aria-labelledby={`chapter-${index}-title`}
          >
            <div className={styles['picture']}>
              {film !== null ? (
                <FilmStage {...film} />
              ) : (
                person !== null && <PersonPicture profile={person.profile} settings={settings} eager={index === 0} />
              )}
            </div>
            {index === firstPicture && (
              <div className={styles['missing']}>
                <PeopleMissing state={state} />
              </div>
            )}
            <div className={styles['words']}>
              <p className={styles['number']} aria-hidden="true">
                {formatNumber(index + 1)}
              </p>
              <h2 className={styles['headline']} id={`chapter-${index}-title`}>
                {t(chapter.title)}
              </h2>
              <p className={styles['text']}>{t(chapter.text)}</p>
              <p className={styles['who']}>{person !== null && <PersonCaption person={person} />}</p>
            </div>
          </section>
        );
      })}
      <div className={styles['form']}>
        <SignupPanel memberId={null} headingLevel={2} />
      </div>
    </LandingFrame>
  );
}

/** Returns what a chapter shows of the film; null if it shows a member. */
function filmOf(film: LandingFilm | null, chapter: number): { film: LandingFilm; part: FilmPart | null } | null {
  if (film === null) return null;
  if (film.chapters === undefined) return chapter === 0 ? { film, part: null } : null;
  const part = film.chapters[chapter] ?? null;
  return part === null ? null : { film, part };
}
