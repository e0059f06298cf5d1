import type { User } from '../../../worker/public/rows.ts';
import { useOwnUser } from '../../data/own-account.tsx';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isFilled, type ProfileStep } from './flow/filled-step.ts';
import styles from './step-names.module.css';

/** The steps by what they ask. Not every browser has the first one: it is named only while it is asked. */
const NAMES: readonly { step: ProfileStep | 1 | 6; name: MessageId }[] = [
  { step: 1, name: 'route.notifications' },
  { step: 2, name: 'signup.photo_title' },
  { step: 3, name: 'signup.location_title' },
  { step: 4, name: 'signup.person_title' },
  { step: 5, name: 'signup.texts_title' },
  { step: 6, name: 'signup.done_title' },
];

/**
 * The steps by name, as in a list of contents: ticked is what the profile has, and not what was skipped. Which one is
 * shown is told by the progress above it.
 */
export function StepNames() {
  const { t } = useTranslation();
  const profile = useOwnUser()?.profile;
  return (
    <ol className={styles['names']} aria-hidden="true">
      {NAMES.map(({ step, name }) => (
        <li
          key={step}
          className={styles['name']}
          data-of={step}
          data-filled={(profile !== undefined && has(step, profile)) || undefined}
        >
          {t(name)}
        </li>
      ))}
    </ol>
  );
}

function has(step: ProfileStep | 1 | 6, profile: User['profile']): boolean {
  if (step === 1 || step === 6) return false;
  // A new photo is not the main one before it has been looked at.
  return isFilled(step, profile) || (step === 2 && profile.images.length > 0);
}
