import { useRef } from 'react';
import { Link } from 'wouter';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { AnswerView } from '../../data/answer-view.tsx';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toasts.ts';
import { imageUrl } from '../members/image-url.ts';
import { useBlock } from '../safety/use-block.ts';
import styles from './blocked-members.module.css';
import section from './safety-section.module.css';

/** Lists the members whom this one has blocked, each with a way to undo it. */
export function BlockedMembers() {
  const { t } = useTranslation();
  const answer = useAnswer({ key: 'blocked-members' });
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <section className={section['section']} aria-labelledby="blocked-title">
        <h2 ref={title} className={section['title']} id="blocked-title" tabIndex={-1}>
          {t('safety.blocked_members')}
        </h2>
        <AnswerView answer={answer} height="3rem">
          {({ answer: members }) =>
            members.length === 0 ? (
              <p className={section['note']}>{t('safety.blocked_members_none')}</p>
            ) : (
              <>
                <p className={section['note']}>{t('safety.blocked_members_text')}</p>
                <ul className={styles['list']}>
                  {members.map((member) => (
                    // The row goes with the focus in it.
                    <BlockedRow key={member.id} member={member} onUnblocked={() => title.current?.focus()} />
                  ))}
                </ul>
              </>
            )
          }
        </AnswerView>
      </section>
    </Card>
  );
}

function BlockedRow({ member, onUnblocked }: { member: ProfileCard; onUnblocked: () => void }) {
  const { t } = useTranslation();
  const cdnPrefix = useSiteSettings()?.cdn_prefix ?? null;
  const { isBusy, problem, change } = useBlock(member.id);
  const { id, name, main_image: image } = member;
  const unblock = async () => {
    if ((await change(false)) !== null) return;
    onUnblocked();
    showToast({ text: t('safety.unblocked_toast', { name }) });
  };
  return (
    <li className={styles['row']}>
      <Link className={styles['member']} href={pathTo('/members/:memberId', { memberId: id })}>
        <Avatar
          src={image === null || cdnPrefix === null ? null : imageUrl(cdnPrefix, image.thumb_filename)}
          name={name}
          alt=""
          size="s"
        />
        <span className={styles['name']} dir="auto">
          {name}
        </span>
      </Link>
      <Button size="s" busy={isBusy} aria-label={t('safety.unblock_name', { name })} onClick={() => void unblock()}>
        {t('safety.unblock')}
      </Button>
      {problem !== null && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}
