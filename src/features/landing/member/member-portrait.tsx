import { SignupPanel } from '../../signup/signup-panel.tsx';
import { MemberAbout } from './member-about.tsx';
import { MemberPicture } from './member-picture.tsx';
import styles from './member-portrait.module.css';
import { MemberTold } from './member-told.tsx';
import { MemberWords } from './member-words.tsx';
import type { ShownMember } from './use-shown-member.ts';

/** `landing`: the member's picture, facts and about text, with the form next to them. */
export function MemberPortrait({ shown }: { shown: ShownMember }) {
  return (
    <div className={styles['page']}>
      <div className={styles['picture']}>
        <MemberPicture shown={shown} shape="portrait" />
      </div>
      <div className={styles['words']}>
        <MemberWords shown={shown} />
        {/* The key: below words of any height, these lines appear and do not move. */}
        <div key={shown.isLoading ? 'loading' : 'shown'} className={styles['about']}>
          <MemberAbout shown={shown} />
          {shown.member !== null && shown.settings !== null && (
            <div className={styles['told']}>
              <MemberTold member={shown.member} settings={shown.settings} />
            </div>
          )}
        </div>
      </div>
      <div className={styles['form']}>
        <SignupPanel memberId={shown.signupAt} headingLevel={2} />
      </div>
    </div>
  );
}
