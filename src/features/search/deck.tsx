import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { MemberSearch } from '../../../worker/public/member-search.ts';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { useMatches } from '../../ui/use-matches.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useStartChat } from '../members/use-start-chat.tsx';
import styles from './deck.module.css';
import { DeckActions } from './deck-actions.tsx';
import { DeckCard } from './deck-card.tsx';
import { DeckDetails } from './deck-details.tsx';
import { DeckEnd } from './deck-end.tsx';
import { DeckNextPage } from './deck-next-page.tsx';
import type { DeckChoice } from './deck-queue.ts';
import { focusResult } from './focus-result.ts';
import fullScreen from './full-screen.module.css';
import type { FoundPage } from './search-view.ts';
import { useDeck } from './use-deck.ts';
import { useSwipe } from './use-swipe.ts';

const KEYS: Readonly<Record<string, DeckChoice | 'undo' | 'chat'>> = {
  ArrowLeft: 'pass',
  ArrowRight: 'like',
  ArrowUp: 'chat',
  Backspace: 'undo',
};

/** Cards that wait behind the one in front: so many portraits are there before they are shown. */
const CARDS_BEHIND = 2;

export interface DeckProps {
  /** The search whose results are dealt; null until its filters are known. */
  search: MemberSearch | null;
  /** Its first page if that is on screen already. */
  first: FoundPage | null;
  cdnPrefix: string | null;
  onClose: () => void;
}

/** Shows the members of a search one card at a time, to like or to pass: with buttons, keys or a swipe. */
export default function Deck({ search, first, cdnPrefix, onClose }: DeckProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Not a button: a key pressed once too often would decide.
    stage.current?.focus();
    return () => {
      element?.close();
      focusResult(null);
    };
  }, []);
  const { trouble } = useConnectionTrouble();
  const deck = useDeck(first, trouble !== null);
  const { cards, wanted, last } = deck;
  const [leaving, setLeaving] = useState<{ profile: ProfileCard; choice: DeckChoice; atPx: number } | null>(null);
  const [said, setSaid] = useState('');
  const [front, behind] = cards ?? [];
  // The next one on top.
  const waiting = cards?.slice(1, 1 + CARDS_BEHIND).reverse() ?? [];
  const isOver = search !== null && cards !== undefined && wanted === null && front === undefined;
  // A decision that could not be stored brings the card back before it has left.
  const away = leaving === null || leaving.profile.id === front?.id ? null : leaving;
  const { startChat, isStarting, failureDialog } = useStartChat();
  const hasDetails = useMatches('desktop') && !isOver;
  const look = { cdnPrefix, isOffline: trouble !== null };

  // Focused on what goes, as the name of the card, the focus would go with it, and the keys with the focus.
  const keepFocus = () => {
    if (stage.current?.contains(document.activeElement)) stage.current.focus();
  };
  const decide = (choice: DeckChoice, atPx = 0) => {
    if (front === undefined) return;
    keepFocus();
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setLeaving(isCalm ? null : { profile: front, choice, atPx });
    setSaid(
      t(choice === 'like' ? 'deck.said_liked' : 'deck.said_passed', {
        name: front.name,
        next: behind === undefined ? 'none' : 'some',
        nextName: behind?.name ?? '',
      }),
    );
    deck.decide(choice);
  };
  const undo = () => {
    if (last === null) return;
    keepFocus();
    setLeaving(null);
    setSaid(t('deck.said_back', { name: last.profile.name }));
    deck.undo();
  };
  const chat = () => {
    if (front !== undefined && !isStarting) startChat(front.id);
  };
  const swipe = useSwipe(({ choice, atPx }) => decide(choice, atPx));
  const onKeyDown = (event: KeyboardEvent) => {
    const action = KEYS[event.key];
    // A key held down must not decide about everybody.
    if (action === undefined || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    if (action === 'undo') undo();
    else if (action === 'chat') chat();
    else decide(action);
  };
  return (
    <>
      <dialog
        ref={dialog}
        className={classNames(fullScreen['dialog'], styles['deck'])}
        aria-label={t('search.one_by_one')}
        data-own-scheme
        data-details={hasDetails || undefined}
        onKeyDown={onKeyDown}
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <div className={fullScreen['bar']}>
          <p className={styles['title']}>{trouble === null ? t('search.one_by_one') : t('deck.offline_note')}</p>
          {deck.place !== null && deck.total !== null && (
            <p className={styles['position']}>{t('member.photo_index', { index: deck.place, count: deck.total })}</p>
          )}
          <IconButton variant="raised" label={t('ui.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
        <div className={styles['stage']} ref={stage} tabIndex={-1}>
          {waiting.map((profile) => (
            <DeckCard key={profile.id} profile={profile} {...look} place="behind" />
          ))}
          {front !== undefined && <DeckCard key={front.id} {...swipe} profile={front} {...look} place="front" />}
          {away !== null && (
            <DeckCard
              key={away.profile.id}
              ref={(element) => drawnTo(element, away.atPx)}
              {...look}
              profile={away.profile}
              place="leaving"
              data-leaning={away.choice}
              onAnimationEnd={() => setLeaving(null)}
            />
          )}
          {search === null || cards === undefined ? (
            <Skeleton shape="block" height="100%" />
          ) : wanted !== null ? (
            <DeckNextPage
              key={wanted}
              search={{ ...search, page: wanted }}
              isShown={front === undefined}
              onFound={(found) => deck.addPage(wanted, found)}
              onRetry={keepFocus}
            />
          ) : (
            isOver && (
              <DeckEnd
                deck={deck}
                onFurther={() => {
                  keepFocus();
                  deck.lookFurther();
                }}
                onClose={onClose}
              />
            )
          )}
        </div>
        {hasDetails && front !== undefined && <DeckDetails profile={front} />}
        <DeckActions
          front={front ?? null}
          last={last}
          decide={decide}
          undo={undo}
          onChat={chat}
          isStarting={isStarting}
        />
        <ToastRegion isInDialog />
      </dialog>
      {failureDialog}
    </>
  );
}

/** Lets a card leave from where it was let go. The same element may be dealt again: then it is in its place. */
function drawnTo(element: HTMLElement | null, atPx: number): () => void {
  element?.style.setProperty('--drawn', `${atPx}px`);
  return () => element?.style.removeProperty('--drawn');
}
