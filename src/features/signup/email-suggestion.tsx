import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './email-note.module.css';

interface EmailSuggestionProps {
  /** The address the user probably meant; null if there is nothing to correct. */
  meant: string | null;
  onTake: (meant: string) => void;
}

/** "Did you mean …?" below an address with a likely typo. */
export function EmailSuggestion({ meant, onTake }: EmailSuggestionProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['note']} role="status">
      {meant !== null && (
        <p>
          {t('signup.did_you_mean')}{' '}
          <button type="button" className={styles['meant']} onClick={() => onTake(meant)}>
            {meant}
          </button>
        </p>
      )}
    </div>
  );
}

/**
 * Returns the address the user probably meant. The list of providers is loaded on demand.
 *
 * @param email the address once the field has lost focus; empty while the user is typing
 */
export function useMeantAddress(email: string): string | null {
  const [found, setFound] = useState<{ email: string; meant: string | null } | null>(null);
  useEffect(() => {
    if (!email.includes('@')) return;
    let isCurrent = true;
    const look = async () => {
      // No suggestion if the list fails to load.
      const meant = await import('./email-typo.ts')
        .then(({ suggestAddress }) => suggestAddress(email))
        .catch(() => null);
      if (isCurrent) setFound({ email, meant });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [email]);
  return found?.email === email ? found.meant : null;
}
