import type { Settings } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { type ProfileGap, profileGaps } from '../members/profile-gaps.ts';
import styles from './own-gaps.module.css';
import type { OwnProfile } from './profile-draft.ts';

/** A part whose control is not on the page yet is not named. */
const NO_FIELDS = { allowed_values: {} };

/** What the saved profile lacks and for whom, each with the way to its control. Gone when nothing is missing. */
export function OwnGaps({ profile, settings }: { profile: OwnProfile; settings: Settings }) {
  const { t, locale } = useTranslation();
  const fields = useAnswer({ key: 'profile-fields', locale });
  const gaps = profileGaps(profile, settings, fields.row?.answer ?? NO_FIELDS);
  if (gaps.length === 0) return null;
  return (
    <Card>
      <section className={styles['section']} aria-labelledby="gaps-title">
        <h2 className={styles['title']} id="gaps-title">
          {t('profile.gaps')}
        </h2>
        <ul className={styles['list']}>
          {gaps.map(({ control, label, meaning }) => (
            <li key={control} className={styles['gap']}>
              <a
                className={styles['link']}
                href={`#${control}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusControl(control);
                }}
              >
                {t(label)}
              </a>
              <p className={styles['meaning']}>
                {t(meaning)}
                {control === 'interests' && <LikedWithInterests />}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

/** How many of the liked members whose profiles are on this device list interests; nothing if none does. */
function LikedWithInterests() {
  const { t } = useTranslation();
  const database = useAccountDatabase();
  const count = useLiveQuery(async () => {
    const liked = await database.likes.filter(({ given }) => given === 1).primaryKeys();
    const members = await database.members.bulkGet(liked);
    return members.filter((member) => (interestsOf(member?.profile?.fields) ?? []).length > 0).length;
  }, [database]);
  return count === undefined || count === 0 ? null : ` ${t('profile.gap_interests_liked', { count })}`;
}

function interestsOf(fields: OwnProfile['fields'] | undefined): readonly string[] | undefined {
  return new Map(Object.entries(fields ?? {})).get('interests');
}

function focusControl(control: ProfileGap['control']): void {
  const element = document.querySelector<HTMLElement>(`[name="${control}"]`);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
