import { useId } from 'react';
import type { ProfileCard, Settings } from '../../../worker/public/rows.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { MemberTile } from '../members/member-tile.tsx';
import { profileCompleteness } from '../members/profile-gaps.ts';
import styles from './own-preview.module.css';
import type { OwnProfile } from './profile-draft.ts';

/**
 * The own tile as others find it in the search, once what is typed is saved, with what the profile lacks and a link to
 * the whole of it as others see it. Nothing can be done with it: one neither likes oneself nor writes to oneself.
 */
export function OwnPreview({ profile, settings }: { profile: OwnProfile; settings: Settings }) {
  const { t, locale, formatPercent } = useTranslation();
  const fields = useAnswer({ key: 'profile-fields', locale });
  const percent = profileCompleteness(profile, settings, fields.row?.answer ?? null);
  const titleId = useId();
  const meterId = useId();
  return (
    <section className={styles['preview']} aria-labelledby={titleId}>
      <h2 className={styles['preview-title']} id={titleId}>
        {t('profile.preview')}
      </h2>
      <div className={styles['tile']}>
        <MemberTile
          profile={cardOfOwn(profile)}
          cdnPrefix={settings.cdn_prefix}
          hasExcerpt={!choiceOf('memberMosaic')}
          isView
          eager
        />
      </div>
      {percent < 100 && (
        <div className={styles['lacks']}>
          <p className={styles['completeness']} id={meterId}>
            {t('home.completeness')} <span>{formatPercent(percent)}</span>
          </p>
          <ProgressBar aria-labelledby={meterId} max={100} value={percent} />
        </div>
      )}
      <div className={styles['view']}>
        <ButtonLink href={pathTo('/members/:memberId', { memberId: profile.id })}>{t('profile.view')}</ButtonLink>
      </div>
    </section>
  );
}

function cardOfOwn({ id, name, age, city, country, gender, language, ...own }: OwnProfile): ProfileCard {
  const { main_image, fictional_icon, personal } = own;
  // The tile shows as much of the text as it has room for.
  return {
    id,
    name,
    age,
    city,
    country,
    gender,
    language,
    main_image,
    fictional_icon,
    online: false,
    excerpt: personal,
  };
}
