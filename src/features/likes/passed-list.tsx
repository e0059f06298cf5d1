import EyeOff from 'lucide-react/icons/eye-off';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import { PASS_DAYS, type PassRow } from '../../../worker/public/pass-row.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { RowBoundary } from '../../routing/row-boundary.tsx';
import { choiceOf } from '../../templates/template-parts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
import type { CardActions } from '../members/card-actions.ts';
import { FacesHeading, FewFaces } from '../members/few-faces.tsx';
import { MemberCard } from '../members/member-card.tsx';
import { MemberColumns } from '../members/member-columns.tsx';
import { mosaicAttributes, mosaicOf } from '../members/mosaic.ts';
import { setPass } from '../members/pass-commands.ts';
import { recentPasses } from '../members/passed-ids.ts';
import { useShortDate } from '../members/use-short-date.ts';
import styles from './likes-page.module.css';

const ROWS_AT_ONCE = 48;
/** A press takes the pass back or opens the profile. */
const NO_ACTIONS: CardActions = { like: false, chat: false, view: false };
const CARDS = { entries: 'li', focused: '[data-take-back]' };

/** The members who were passed in the deck lately, last first, each with a way to take that back. */
export default function PassedList() {
  const { t } = useTranslation();
  const database = useAccountDatabase();
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const list = useRef<HTMLDivElement>(null);
  const found = useLiveQuery(async () => {
    const [total, rows] = await Promise.all([
      recentPasses(database).count(),
      recentPasses(database).reverse().limit(shown).toArray(),
    ]);
    return { total, rows };
  }, [database, shown]);
  useFocusAfterRemoval(list, found?.total ?? 0, CARDS);
  if (found === undefined) return null;
  if (found.total === 0)
    return (
      <Card>
        <EmptyState
          icon={<EyeOff />}
          title={t('deck.passed_none_title')}
          text={t('deck.passed_none_text')}
          action={
            <ButtonLink variant="primary" href={pathTo('/search')}>
              {t('route.search')}
            </ButtonLink>
          }
        />
        <FewFaces heading={<FacesHeading />} />
      </Card>
    );
  const mosaic = choiceOf('memberMosaic')
    ? mosaicOf(found.rows.map(({ profile }) => profile.main_image !== null))
    : null;
  return (
    <section aria-label={t('likes.passed')}>
      <p className={styles['passed-note']}>{t('deck.passed_text', { days: PASS_DAYS })}</p>
      {choiceOf('likeColumns') && <MemberColumns note={t('deck.passed_on')} />}
      <div ref={list}>
        <ul className={styles['grid']} data-mosaic={mosaic !== null || undefined}>
          {found.rows.map((row, index) => (
            <li key={row.profileId} {...mosaicAttributes(mosaic, index)}>
              <RowBoundary row={row}>
                <PassedCard row={row} />
              </RowBoundary>
            </li>
          ))}
        </ul>
      </div>
      {found.total > found.rows.length && (
        <div className={styles['further']}>
          <Button onClick={() => setShown(shown + ROWS_AT_ONCE)}>{t('deck.passed_more')}</Button>
        </div>
      )}
    </section>
  );
}

function PassedCard({ row: { profileId, profile, passedAtMs } }: { row: PassRow }) {
  const { t } = useTranslation();
  const date = useShortDate(passedAtMs);
  const takeBack = async () => {
    if (!(await setPass({ profileId, passed: false }))) return;
    showToast({ text: t('deck.taken_back_toast', { name: profile.name }) });
  };
  return (
    <MemberCard
      profile={profile}
      actions={NO_ACTIONS}
      liked={false}
      corner={
        <IconButton
          variant="raised"
          data-take-back
          label={t('deck.take_back', { name: profile.name })}
          icon={<Undo2 aria-hidden="true" />}
          onClick={() => void takeBack()}
        />
      }
      note={
        choiceOf('likeColumns') ? (
          <>
            <span className={styles['liked-on']}>{t('deck.passed_on')}</span>{' '}
            <time dateTime={new Date(passedAtMs).toISOString()}>{date}</time>
          </>
        ) : undefined
      }
    />
  );
}
