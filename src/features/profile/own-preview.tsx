import { useId } from 'react';
import type { Settings } from '../../../worker/public/rows.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { afterName } from '../members/after-name.ts';
import { imageUrl } from '../members/image-url.ts';
import { memberLocation } from '../members/member-location.ts';
import { profileCompleteness } from '../members/profile-gaps.ts';
import type { OwnProfile } from './profile-draft.ts';
import styles from './profile-page.module.css';

/** Summary of the profile as it will be once it is saved, with what it lacks and a link to view it as others see it. */
export function OwnPreview({ profile, settings }: { profile: OwnProfile; settings: Settings }) {
  const { t, locale, formatCountry, formatPercent } = useTranslation();
  const fields = useAnswer({ key: 'profile-fields', locale });
  const percent = profileCompleteness(profile, settings, fields.row?.answer ?? null);
  const meterId = useId();
  const region = settings.region_data[profile.country]?.find(({ id }) => id === profile.countryregion)?.name ?? null;
  const place = memberLocation({ city: profile.city, country: profile.country, countryregion: region }, formatCountry);
  return (
    <Card>
      <div className={styles['preview']}>
        <Avatar
          src={profile.main_image === null ? null : imageUrl(settings.cdn_prefix, profile.main_image.thumb_filename)}
          name={profile.name}
          alt=""
          size="xl"
          eager
        />
        <div className={styles['person']}>
          <h2 className={styles['name']}>
            <span dir="auto">{profile.name}</span>
            {afterName(profile.age)}
          </h2>
          <p className={styles['note']}>{place}</p>
          {percent < 100 && (
            <>
              <p className={styles['completeness']} id={meterId}>
                {t('home.completeness')} <span>{formatPercent(percent)}</span>
              </p>
              <ProgressBar aria-labelledby={meterId} max={100} value={percent} />
            </>
          )}
        </div>
        <div>
          <ButtonLink href={pathTo('/members/:memberId', { memberId: profile.id })}>{t('profile.view')}</ButtonLink>
        </div>
      </div>
    </Card>
  );
}
