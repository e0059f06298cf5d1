import { SignupPanel } from '../../signup/signup-panel.tsx';
import styles from './member-cover.module.css';
import { MemberPicture } from './member-picture.tsx';
import { MemberWords } from './member-words.tsx';
import type { ShownMember } from './use-shown-member.ts';

/** `landing3`: the picture fills the screen as a cover, with the name on top of it. */
export function MemberCover({ shown }: { shown: ShownMember }) {
  return (
    <>
      <div className={styles['cover']} data-own-scheme>
        <div className={styles['picture']}>
          <MemberPicture shown={shown} shape="portrait" />
        </div>
        <div className={styles['words']}>
          <MemberWords shown={shown} />
        </div>
      </div>
      <div className={styles['form']} data-own-scheme>
        <SignupPanel memberId={shown.signupAt} headingLevel={2} />
      </div>
    </>
  );
}
