import UserSearch from 'lucide-react/icons/user-search';
import { Fragment, type ReactNode } from 'react';
import type { HomeMembersKey } from '../../../worker/public/rows.ts';
import { useOwnUser } from '../../data/own-account.tsx';
import { troubleIn } from '../../data/use-fetch.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { RowBoundary } from '../../routing/row-boundary.tsx';
import { choiceOf } from '../../templates/template-parts.ts';
import { cardActions } from '../members/card-actions.ts';
import { MemberCard } from '../members/member-card.tsx';
import { nearbyWords } from '../members/nearby-words.ts';
import { useHomeMembers } from '../members/use-home-members.ts';
import { BlockHeader } from './block-header.tsx';
import styles from './members-block.module.css';
import { MembersSkeleton } from './members-skeleton.tsx';
import { MembersTrouble } from './members-trouble.tsx';
import { QuietNote } from './quiet-note.tsx';

const WORDS = {
  'members-newest': { title: 'home.newest_title', none: 'home.newest_none' },
  'members-online': { title: 'home.online_title', none: 'home.online_none' },
} as const satisfies Partial<Record<HomeMembersKey, { title: MessageId; none: MessageId }>>;

interface MembersBlockProps {
  kind: HomeMembersKey;
  /** A column of large cards instead of a row of small ones. */
  isColumn?: boolean;
  /** Between the first of a column and the others; where there are none, in their place. */
  afterFirst?: ReactNode;
  /** A notice above tells what could not be loaded: then a block is hidden until it has members. */
  isToldAbove: boolean;
  /** Those whom the news above show; undefined until that is known. */
  shownAbove: ReadonlySet<number> | undefined;
}

/**
 * Members of one kind, found with the search filters that the server has saved for the member. Nothing if there is
 * nobody whom the blocks above do not show, or hardly a face; see `shownInSection`.
 */
export function MembersBlock(props: MembersBlockProps) {
  const { kind, isColumn = false, afterFirst = false, isToldAbove, shownAbove } = props;
  const { t } = useTranslation();
  const own = useOwnUser()?.profile ?? null;
  const { profiles, isLeftOut, country, load, retry } = useHomeMembers(kind, shownAbove);
  const words = kind === 'members-nearby' ? nearbyWords(own, country) : WORDS[kind];
  const title = t(words.title);
  const trouble = troubleIn(load);
  if (isLeftOut) return afterFirst;
  return (
    <section className={styles['block']} hidden={isToldAbove && profiles === null}>
      <BlockHeader title={title} more={{ href: pathTo('/search'), label: t('home.all_members') }} />
      {profiles === null && trouble === null && <MembersSkeleton isColumn={isColumn} />}
      {profiles === null && trouble !== null && (
        <MembersTrouble trouble={trouble} retry={retry} isToldAbove={isToldAbove} />
      )}
      {profiles !== null && profiles.length === 0 && <QuietNote icon={<UserSearch />} text={t(words.none)} />}
      {profiles !== null && profiles.length === 0 && afterFirst}
      {profiles !== null && profiles.length > 0 && (
        <ul className={styles[isColumn ? 'column' : 'row']}>
          {profiles.map((profile, index) => (
            <Fragment key={profile.id}>
              <li>
                <RowBoundary row={profile}>
                  <MemberCard
                    profile={profile}
                    actions={cardActions('home', true)}
                    liked={false}
                    isLarge={isColumn}
                    impliedCountry={own?.country ?? null}
                    hasExcerpt={isColumn || choiceOf('memberColumns')}
                  />
                </RowBoundary>
              </li>
              {index === 0 && afterFirst !== false && <li className={styles['between']}>{afterFirst}</li>}
            </Fragment>
          ))}
        </ul>
      )}
    </section>
  );
}
