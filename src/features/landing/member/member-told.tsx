import type { MemberProfile, Settings } from '../../../../worker/public/rows.ts';
import { calls } from '../../../data/calls.ts';
import { useDirectRead } from '../../../data/use-direct-read.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { codeName, fieldName } from '../../members/field-names.ts';
import { visibleFacts, visibleNotes } from '../../members/profile-facts.ts';
import styles from './member-told.module.css';

const NOTES_SHOWN = 1;
const FACTS_SHOWN = 3;

interface MemberToldProps {
  member: MemberProfile;
  settings: Settings;
}

/** What the member has told besides the about text, as far as the site shows it: a note, and some of the facts, which fit beside the form. */
export function MemberTold({ member, settings }: MemberToldProps) {
  const { locale } = useTranslation();
  const { read } = useDirectRead(`fields ${locale}`, () => calls.loadProfileFields(locale));
  // It would change its words while it is read.
  if (read.state === 'loading') return null;
  const names = read.state === 'ready' ? read.data.labels : null;
  const facts = visibleFacts(member, settings).slice(0, FACTS_SHOWN);
  return (
    <>
      {visibleNotes(member, settings)
        .slice(0, NOTES_SHOWN)
        .map((note) => (
          <div key={note.name} className={styles['note']}>
            <h2 className={styles['title']}>{fieldName(names, note.name)}</h2>
            <p lang={member.language} dir="auto">
              {note.text}
            </p>
          </div>
        ))}
      {facts.length > 0 && (
        <dl className={styles['facts']}>
          {facts.map(({ name, values }) => (
            <div key={name} className={styles['fact']}>
              <dt>{fieldName(names, name)}</dt>
              <dd>{values.map((value) => codeName(names, name, value, locale)).join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
