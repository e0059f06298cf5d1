import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { afterName } from '../members/after-name.ts';
import { imageUrl } from '../members/image-url.ts';
import { useSavedSignup } from './flow/queries.ts';
import { previewOf } from './preview-of.ts';
import styles from './step-preview.module.css';

/**
 * The member's card as others will find it, beside the steps that fill it: what is saved, and what is typed and not saved
 * yet. What is missing has its place, and the place of what is asked now stands out.
 */
export function StepPreview() {
  const { t } = useTranslation();
  const user = useOwnUser();
  const settings = useSiteSettings();
  const kept = useSavedSignup();
  if (!user || settings === null) return null;
  const { profile } = user;
  const { age, place, about } = previewOf(profile, kept?.draft ?? {}, new Date());
  const image = profile.images.at(-1);
  return (
    <figure className={styles['preview']}>
      <div className={styles['card']}>
        <div className={styles['portrait']}>
          {image === undefined ? (
            <svg className={styles['nobody']} viewBox="0 0 120 150" aria-hidden="true" focusable="false">
              <circle cx="60" cy="62" r="27" />
              <path d="M8 150c0-34 22-52 52-52s52 18 52 52Z" />
            </svg>
          ) : (
            <img src={imageUrl(settings.cdn_prefix, image.thumb_filename)} alt="" loading="lazy" decoding="async" />
          )}
        </div>
        <div className={styles['words']}>
          <p className={styles['name']}>
            {profile.name}
            {age === null ? <span className={styles['blank']} data-blank="age" /> : afterName(age)}
          </p>
          <p className={styles['place']}>{place ?? <span className={styles['blank']} data-blank="place" />}</p>
          <p className={styles['about']}>
            {about ?? (
              <>
                <span className={styles['blank']} data-blank="about" />
                <span className={styles['blank']} data-blank="about" />
              </>
            )}
          </p>
        </div>
      </div>
      <figcaption className={styles['caption']}>{t('profile.preview')}</figcaption>
    </figure>
  );
}
