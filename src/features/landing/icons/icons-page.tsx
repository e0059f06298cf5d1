import Book from 'lucide-react/icons/book-open';
import Clapperboard from 'lucide-react/icons/clapperboard';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Footprints from 'lucide-react/icons/footprints';
import Music from 'lucide-react/icons/music';
import Palette from 'lucide-react/icons/palette';
import PartyPopper from 'lucide-react/icons/party-popper';
import PawPrint from 'lucide-react/icons/paw-print';
import Volleyball from 'lucide-react/icons/volleyball';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SignupPanel } from '../../signup/signup-panel.tsx';
import { keepLandingChoice, readLandingVisit } from '../../site/landing-visit.ts';
import { INTERESTS, type InterestValue } from '../interests.ts';
import { LandingFrame } from '../landing-frame.tsx';
import type { LandingPageProps } from '../landing-page-props.ts';
import { LandingWords } from '../landing-words.tsx';
import { PeopleMissing } from '../people-missing.tsx';
import { useLandingPeople } from '../use-landing-people.ts';
import { Company } from './company.tsx';
import styles from './icons-page.module.css';

const SIGNS: Record<InterestValue, ReactNode> = {
  music: <Music />,
  cooking: <CookingPot />,
  hiking: <Footprints />,
  cinema: <Clapperboard />,
  books: <Book />,
  dancing: <PartyPopper />,
  sport: <Volleyball />,
  art: <Palette />,
  animals: <PawPrint />,
};

type Interest = (typeof INTERESTS)[number];

/** Returns the interests by how many people name them; in their own order where that is not known. */
function mostLikedFirst(likedBy: ReadonlyMap<string, number>): readonly Interest[] {
  return INTERESTS.toSorted((left, right) => (likedBy.get(right.value) ?? 0) - (likedBy.get(left.value) ?? 0));
}

/**
 * Lets visitors choose interests, see who shares them, and carry the choice over into their profile. The most liked come first;
 * from the moment somebody reaches for them they stay where they are.
 */
export default function IconsPage({ slug, title, layout }: LandingPageProps) {
  const { t } = useTranslation();
  const { state, people, settings, likedBy } = useLandingPeople(slug.niche);
  const [held, setHeld] = useState<readonly Interest[] | null>(null);
  const order = held ?? mostLikedFirst(likedBy);
  const hold = () => setHeld(order);
  const [chosen, setChosen] = useState<readonly InterestValue[]>([]);
  // Restores the choice, for example after a reload. In an effect, because prerendered HTML does not contain it.
  useEffect(() => {
    const kept = readLandingVisit()?.interests ?? [];
    setChosen(INTERESTS.map(({ value }) => value).filter((value) => kept.includes(value)));
  }, []);
  const toggle = (value: InterestValue) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    setChosen(next);
    keepLandingChoice({ interests: next });
  };
  return (
    <LandingFrame slug={slug} layout={layout} settings={settings}>
      <div className={styles['page']} data-form="beside">
        <div className={styles['words']}>
          <LandingWords niche={slug.niche} title={title} lead="landing.icons_lead" />
        </div>
        <fieldset className={styles['choice']} onPointerEnter={hold} onFocus={hold}>
          <legend className={styles['start']}>{t('landing.icons_start')}</legend>
          <div className={styles['signs']}>
            {order.map(({ value, label }, place) => (
              // By place: when the numbers come, signs change where they are, and nothing on the page shifts.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              <label key={place} className={styles['sign']}>
                <input
                  type="checkbox"
                  name="interest"
                  value={value}
                  checked={chosen.includes(value)}
                  onChange={() => toggle(value)}
                />
                <span className={styles['icon']} aria-hidden="true">
                  {SIGNS[value]}
                </span>
                {t(label)}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles['company']}>
          <PeopleMissing state={state} />
          <Company state={state} people={people} settings={settings} chosen={chosen} />
        </div>
        <div className={styles['form']}>
          <SignupPanel memberId={null} headingLevel={2} />
        </div>
      </div>
    </LandingFrame>
  );
}
