import { SignupPanel } from '../../signup/signup-panel.tsx';
import { MemberPicture } from './member-picture.tsx';
import styles from './member-signup.module.css';
import { MemberWords } from './member-words.tsx';
import type { ShownMember } from './use-shown-member.ts';

/** `signup`: the form, below the member it is about. */
export function MemberSignup({ shown }: { shown: ShownMember }) {
  return (
    <div className={styles['page']}>
      <div className={styles['who']}>
        <div className={styles['picture']}>
          <MemberPicture shown={shown} shape="circle" />
        </div>
        <MemberWords shown={shown} />
      </div>
      <SignupPanel memberId={shown.signupAt} headingLevel={2} />
    </div>
  );
}
