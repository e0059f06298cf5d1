import ArrowUp from 'lucide-react/icons/arrow-up';
import Heart from 'lucide-react/icons/heart';
import { useRef } from 'react';
import { Link } from 'wouter';
import type { Settings } from '../../../../worker/public/rows.ts';
import { nounInside } from '../../../i18n/inside-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { pathTo } from '../../../routing/path-to.ts';
import { Button } from '../../../ui/button.tsx';
import { afterName } from '../../members/after-name.ts';
import { FictionalBadge } from '../../members/fictional-badge.tsx';
import { memberLocation } from '../../members/member-location.ts';
import { SignupPanel } from '../../signup/signup-panel.tsx';
import { interestWords } from '../interests.ts';
import { LandingFrame } from '../landing-frame.tsx';
import type { LandingPageProps } from '../landing-page-props.ts';
import { LandingWords } from '../landing-words.tsx';
import { PeopleMissing } from '../people-missing.tsx';
import { PersonPicture } from '../person-picture.tsx';
import { type Place, placesFor } from '../places.ts';
import { useLandingPeople } from '../use-landing-people.ts';
import styles from './social-network-page.module.css';
import { useFeed } from './use-feed.ts';

const SHOWN = 8;
/** Number of posts above the form on a phone. */
const BEFORE_FORM = 3;
/** Letters that take at most two lines in larger type on a tablet. */
const BRIEF_LENGTH = 80;

/**
 * A feed of what members say and like: members with a text first, and among those the ones who are online. Who is new
 * while the page is open waits above it, until the visitor asks for them.
 */
export default function SocialNetworkPage({ slug, title, layout }: LandingPageProps) {
  const { t } = useTranslation();
  const { state, people, settings } = useLandingPeople(slug.niche);
  const talkative = people.toSorted(
    (left, right) =>
      Number(right.said !== null) - Number(left.said !== null) ||
      Number(right.profile.online) - Number(left.profile.online),
  );
  const feed = useFeed(slug.niche, talkative);
  const places = placesFor(feed.people, SHOWN);
  const top = useRef<HTMLElement>(null);
  const showNew = () => {
    feed.showNew();
    // The button is gone with it: keyboards and readers go on with the first post.
    top.current?.focus();
  };
  const isLoading = state === 'loading' || undefined;
  return (
    <LandingFrame slug={slug} layout={layout} settings={settings}>
      <div className={styles['page']} data-form="beside">
        <div className={styles['words']}>
          <LandingWords niche={slug.niche} title={title} lead="landing.social_lead" />
        </div>
        <section
          ref={top}
          className={styles['first']}
          tabIndex={-1}
          aria-label={t('landing.social_feed')}
          aria-busy={isLoading}
        >
          <PeopleMissing state={state} />
          <div className={styles['new']} role="status">
            {feed.waiting > 0 && (
              <Button variant="primary" size="s" icon={<ArrowUp aria-hidden="true" />} onClick={showNew}>
                {t('landing.social_new', { count: feed.waiting })}
              </Button>
            )}
          </div>
          {places.slice(0, BEFORE_FORM).map((place) => (
            <Post key={place.key} place={place} settings={settings} />
          ))}
        </section>
        <div className={styles['form']}>
          <SignupPanel memberId={null} headingLevel={2} />
        </div>
        <div className={styles['rest']} aria-busy={isLoading}>
          {places.slice(BEFORE_FORM).map((place) => (
            <Post key={place.key} place={place} settings={settings} />
          ))}
        </div>
      </div>
    </LandingFrame>
  );
}

function Post({ place: { person }, settings }: { place: Place; settings: Settings | null }) {
  const { t, locale, formatCountry, formatList } = useTranslation();
  if (person === null) return <div className={styles['post']} data-empty aria-hidden="true" />;
  const { profile, said, interests } = person;
  const liked = interestWords(interests).slice(0, 3);
  return (
    <article className={styles['post']}>
      <header className={styles['who']}>
        <PersonPicture profile={profile} settings={settings} shape="circle" size="m" eager />
        <div>
          <p className={styles['name']}>
            <span>
              <span dir="auto">{profile.name}</span>
              {afterName(profile.age)}
            </span>
            {profile.online && <span className={styles['online']}>{t('member.online')}</span>}
          </p>
          <p className={styles['where']}>{memberLocation(profile, formatCountry)}</p>
        </div>
        {profile.fictional_icon && <FictionalBadge />}
      </header>
      {said !== null && (
        <blockquote
          className={styles['said']}
          data-brief={said.length <= BRIEF_LENGTH || undefined}
          lang={profile.language}
          dir="auto"
        >
          {said}
        </blockquote>
      )}
      <footer className={styles['foot']}>
        {liked.length > 0 && (
          <p className={styles['likes']}>
            <Heart aria-hidden="true" />
            {t('landing.social_likes', { interests: formatList(liked.map((id) => nounInside(t(id), locale))) })}
          </p>
        )}
        <Link className={styles['answer']} href={pathTo('/members/:memberId/signup', { memberId: profile.id })}>
          {t('landing.social_answer')}
        </Link>
      </footer>
    </article>
  );
}
