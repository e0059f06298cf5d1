import { useTranslation } from '../../../i18n/use-translation.ts';
import { SignupPanel } from '../../signup/signup-panel.tsx';
import { MemberAbout } from './member-about.tsx';
import styles from './member-letter.module.css';
import { MemberPicture } from './member-picture.tsx';
import { MemberWords } from './member-words.tsx';
import type { ShownMember } from './use-shown-member.ts';

/** `landing2`: the member's about text as a letter, with the form as the reply. */
export function MemberLetter({ shown }: { shown: ShownMember }) {
  const { locale } = useTranslation();
  return (
    <div className={styles['page']}>
      {/* The key: whatever room the words take, in whichever language, the letter appears and does not move. */}
      <div key={`${locale} ${shown.isLoading ? 'loading' : 'shown'}`} className={styles['letter']}>
        <div className={styles['from']}>
          <div className={styles['stamp']}>
            <MemberPicture shown={shown} shape="portrait" />
          </div>
          <MemberWords shown={shown} />
        </div>
        <div className={styles['text']}>
          <MemberAbout shown={shown} />
          {shown.member !== null && shown.member.personal !== null && (
            <p className={styles['signature']}>
              <span dir="auto">{shown.member.name}</span>
            </p>
          )}
        </div>
      </div>
      <div className={styles['answer']}>
        <SignupPanel memberId={shown.signupAt} headingLevel={2} />
      </div>
    </div>
  );
}
