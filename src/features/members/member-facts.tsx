import type { ReactNode } from 'react';
import type { MemberProfile, Settings } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { codeName, type FieldNames, fieldName } from './field-names.ts';
import styles from './member-page.module.css';
import { visibleFacts, visibleNotes } from './profile-facts.ts';

interface MemberFactsProps {
  profile: MemberProfile;
  settings: Settings;
  /** Undefined while they are on their way; null if there are none. */
  names: FieldNames | null | undefined;
  /** Shown between the texts and the facts. */
  between?: ReactNode;
}

/**
 * A member's about text, and the notes and fields that the site shows. Words that come from the server have a
 * placeholder of their size until they are there: they are never read in one language and then in another.
 */
export function MemberFacts({ profile, settings, names, between }: MemberFactsProps) {
  const { t, locale } = useTranslation();
  const facts = visibleFacts(profile, settings);
  const notes = visibleNotes(profile, settings);
  const about = profile.personal?.trim() ?? '';
  if (about === '' && facts.length === 0 && notes.length === 0) {
    return (
      <Card>
        <p className={styles['nothing']}>{t('member.nothing_told', { name: profile.name })}</p>
      </Card>
    );
  }
  return (
    <>
      {(about !== '' || notes.length > 0) && (
        <Card>
          {about !== '' && (
            <div className={styles['text']}>
              <h2 className={styles['section-title']}>{t('member.about')}</h2>
              <p className={styles['about']} lang={profile.language} dir="auto">
                {about}
              </p>
            </div>
          )}
          {notes.map((note) => (
            <div key={note.name} className={styles['text']}>
              <h2 className={styles['section-title']}>
                {names === undefined ? (
                  <>
                    <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
                    <Skeleton width="40%" height="1lh" />
                  </>
                ) : (
                  fieldName(names, note.name)
                )}
              </h2>
              <p className={styles['about']} lang={profile.language} dir="auto">
                {note.text}
              </p>
            </div>
          ))}
        </Card>
      )}
      {between}
      {facts.length > 0 && (
        <Card>
          <h2 className={styles['section-title']}>{t('member.facts')}</h2>
          <dl className={styles['facts']} aria-busy={names === undefined}>
            {facts.map((fact) => (
              <div key={fact.name} className={styles['fact']}>
                <dt>{names === undefined ? <Skeleton width="70%" height="1lh" /> : fieldName(names, fact.name)}</dt>
                <dd>
                  {names === undefined ? (
                    <Skeleton width={fact.values.length === 1 ? '45%' : '90%'} height="1lh" />
                  ) : (
                    <ul className={styles['values']}>
                      {fact.values.map((value) => (
                        <li key={value}>{codeName(names, fact.name, value, locale)}</li>
                      ))}
                    </ul>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  );
}
