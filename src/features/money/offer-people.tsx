import type { ProfileCard } from '../../../worker/public/rows.ts';
import { type AccountRows, useAccountDatabase } from '../../data/account-database.tsx';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { imageUrl } from '../members/image-url.ts';
import styles from './offer-frame.module.css';

const SHOWN = 5;
/** Of whom some have no picture. */
const LOOKED_AT = 20;

/**
 * Whom one could write to, beside the title of a page that sells that: who likes the member, the newest first, else whom
 * the home screen has found nearby. Only a picture of the page: nobody is named, and nobody fictional is among them.
 */
export function OfferPeople() {
  const database = useAccountDatabase();
  const cdnPrefix = useSiteSettings()?.cdn_prefix ?? null;
  const people = useLiveQuery(() => readPeople(database), [database]);
  if (people === undefined || people.length === 0 || cdnPrefix === null) return null;
  return (
    <div className={styles['people']} aria-hidden="true">
      {people.map(({ id, name, picture }) => (
        <Avatar key={id} src={imageUrl(cdnPrefix, picture)} name={name} alt="" size="l" eager />
      ))}
    </div>
  );
}

interface PicturedMember {
  id: number;
  name: string;
  picture: string;
}

async function readPeople(database: AccountRows): Promise<PicturedMember[]> {
  const likes = await database.likes
    .where('[received+isNew+receivedAtMs]')
    .between([1, 0, 0], [1, 1, Number.MAX_SAFE_INTEGER], true, true)
    .reverse()
    .limit(LOOKED_AT)
    .toArray();
  const liking = pictured(likes.map(({ profile }) => profile));
  if (liking.length > 0) return liking;
  const nearby = (await database.answers.get('members-nearby'))?.answer;
  return nearby !== undefined && 'profiles' in nearby ? pictured(nearby.profiles) : [];
}

function pictured(profiles: readonly ProfileCard[]): PicturedMember[] {
  return profiles
    .flatMap(({ id, name, main_image: image, fictional_icon: isFictional }) =>
      image === null || isFictional ? [] : [{ id, name, picture: image.thumb_filename }],
    )
    .slice(0, SHOWN);
}
