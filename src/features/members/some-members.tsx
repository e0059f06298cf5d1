import type { ReactNode } from 'react';
import { useOwnUser } from '../../data/own-account.tsx';
import { troubleIn } from '../../data/use-fetch.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FACE_COUNT, FacePlaces } from './face-places.tsx';
import { FaceRow } from './face-row.tsx';
import { nearbyWords } from './nearby-words.ts';
import styles from './some-members.module.css';
import { useHomeMembers } from './use-home-members.ts';

const NOBODY_ABOVE: ReadonlySet<number> = new Set();

/** A few nearby members with a picture, none fictional, shown in an empty list. Reserves its space while loading. */
export default function SomeMembers({ heading }: { heading: ReactNode }) {
  const { t } = useTranslation();
  const own = useOwnUser()?.profile ?? null;
  const { profiles, country, load } = useHomeMembers('members-nearby', NOBODY_ABOVE);
  const isWaiting = profiles === null && troubleIn(load) === null;
  const shown = (profiles ?? [])
    .filter(({ main_image: image, fictional_icon: isFictional }) => image !== null && !isFictional)
    .slice(0, FACE_COUNT);
  if (!isWaiting && shown.length === 0) return null;
  return (
    <>
      {heading}
      <ul className={styles['row']} aria-label={t(nearbyWords(own, country).title)} aria-busy={isWaiting}>
        {isWaiting && <FacePlaces />}
        <FaceRow members={shown} hasHearts impliedCountry={own?.country ?? null} />
      </ul>
    </>
  );
}
