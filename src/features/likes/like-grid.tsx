import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { variantOf } from '../../templates/features.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cardActions } from '../members/card-actions.ts';
import { MemberCard } from '../members/member-card.tsx';
import styles from './likes-page.module.css';
import { useLikeRows } from './queries.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

const FIRST_PLACE = { topPx: 0, widthPx: 800, columns: 2 };
/** A card of social: its picture is four wide and five high, below stand name and place. */
const WORDS_HEIGHT_PX = 90;
/** A line of classic. */
const LINE_HEIGHT_PX = 84;
const OVERSCAN_ROWS = 2;
/** In lavish the sizes of the cards repeat after so many. */
const LAVISH_PATTERN = 14;
const EAGER_CARDS = 4;

/** A list of likes of any length: only the rows near the window are read and rendered. */
export function LikeGrid({ profileIds }: { profileIds: readonly number[] }) {
  const grid = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(FIRST_PLACE);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const measure = () => {
      const topPx = Math.round(element.getBoundingClientRect().top + window.scrollY);
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').length;
      const widthPx = element.clientWidth;
      setPlace((last) =>
        last.topPx === topPx && last.columns === columns && last.widthPx === widthPx
          ? last
          : { topPx, widthPx, columns },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const perRow = variantOf('likes') === 'lavish' ? LAVISH_PATTERN : place.columns;
  const total = profileIds.length;
  const virtual = useWindowVirtualizer({
    count: Math.ceil(total / perRow),
    estimateSize: () => guessRowHeight(place),
    overscan: OVERSCAN_ROWS,
    scrollMargin: place.topPx,
    // A row is as high as the way to the first card of the next one.
    measureElement: (element) => heightOfRow(element, perRow),
  });
  const rows = virtual.getVirtualItems();
  const first = (rows[0]?.index ?? 0) * perRow;
  const shown = profileIds.slice(first, ((rows.at(-1)?.index ?? -1) + 1) * perRow);
  const likes = useLikeRows(shown);
  useFocusAfterRemoval(grid, total, 'button[aria-pressed]');
  return (
    <ul
      className={styles['grid']}
      ref={grid}
      style={{
        paddingBlockStart: `${(rows[0]?.start ?? place.topPx) - place.topPx}px`,
        paddingBlockEnd: `${virtual.getTotalSize() - ((rows.at(-1)?.end ?? place.topPx) - place.topPx)}px`,
      }}
    >
      {shown.map((profileId, at) => {
        const like = likes.get(profileId);
        const index = first + at;
        return (
          <li
            key={profileId}
            aria-setsize={total}
            aria-posinset={index + 1}
            data-index={Math.floor(index / perRow)}
            ref={at % perRow === 0 ? virtual.measureElement : undefined}
          >
            {like === undefined ? (
              <div className={styles['place']}>
                <Skeleton shape="block" height="100%" />
              </div>
            ) : (
              <MemberCard
                profile={like.profile}
                path={paths.likedMember(profileId)}
                actions={cardActions('likes', true)}
                liked={like.given === 1}
                isNew={like.received === 1 && like.isNew === 1}
                eager={index < EAGER_CARDS}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What a row will take until it stands and is measured. */
function guessRowHeight({ widthPx, columns }: { widthPx: number; columns: number }): number {
  const cardPx = widthPx / columns;
  switch (variantOf('likes')) {
    case 'social':
      return (cardPx * 5) / 4 + WORDS_HEIGHT_PX;
    case 'classic':
      return LINE_HEIGHT_PX;
    case 'lavish':
      // Two large cards and twelve small ones: see the style sheet.
      return columns === 2 ? 2 * ((widthPx * 5) / 4) + 6 * ((cardPx * 4) / 3) : 5 * ((cardPx * 4) / 3);
  }
}

function heightOfRow(element: Element, perRow: number): number {
  let next: Element | null = element;
  for (let step = 0; step < perRow && next !== null; step += 1) next = next.nextElementSibling;
  const top = element.getBoundingClientRect().top;
  if (next !== null) return next.getBoundingClientRect().top - top;
  let bottom = top;
  for (let card: Element | null = element; card !== null; card = card.nextElementSibling) {
    bottom = Math.max(bottom, card.getBoundingClientRect().bottom);
  }
  return bottom - top;
}
