import type { MemberProfile, Settings } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { codeName, type FieldNames, fieldName } from './field-names.ts';
import styles from './member-page.module.css';
import { visibleFacts, visibleNotes } from './profile-facts.ts';

interface MemberFactsProps {
  profile: MemberProfile;
  settings: Settings;
  /** Null while unknown. */
  names: FieldNames | null;
}

/** A member's about text, and the notes and fields that the site shows. */
export function MemberFacts({ profile, settings, names }: MemberFactsProps) {
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
      {about !== '' && (
        <Card>
          <h2 className={styles['section-title']}>{t('member.about')}</h2>
          <p className={styles['about']} lang={profile.language} dir="auto">
            {about}
          </p>
        </Card>
      )}
      {notes.map((note) => (
        <Card key={note.name}>
          <h2 className={styles['section-title']}>{fieldName(names, note.name)}</h2>
          <p className={styles['about']} lang={profile.language} dir="auto">
            {note.text}
          </p>
        </Card>
      ))}
      {facts.length > 0 && (
        <Card>
          <h2 className={styles['section-title']}>{t('member.facts')}</h2>
          <dl className={styles['facts']}>
            {facts.map((fact) => (
              <div key={fact.name} className={styles['fact']}>
                <dt>{fieldName(names, fact.name)}</dt>
                <dd>
                  {fact.values.length === 1 ? (
                    codeName(names, fact.name, fact.values[0] ?? '', locale)
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
