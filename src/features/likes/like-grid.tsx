import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { LikeRow } from '../../../worker/public/rows.ts';
import { useOwnUser } from '../../data/own-account.tsx';
import { pathTo } from '../../routing/path-to.ts';
import { RowBoundary } from '../../routing/row-boundary.tsx';
import { choiceOf } from '../../templates/template-parts.ts';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
import { cardActions } from '../members/card-actions.ts';
import { MemberCard } from '../members/member-card.tsx';
import { mosaicAttributes, mosaicOf } from '../members/mosaic.ts';
import { pictureFirst } from '../members/picture-first.ts';
import { LikeDate } from './like-date.tsx';
import { type LikeRange, useLikeRange } from './like-range.ts';
import styles from './likes-page.module.css';
import { groupSize, rowsOfGroups } from './row-groups.ts';
import { useColumnCount } from './use-column-count.ts';

const EAGER_CARDS = 4;
/** Estimated height of a group, until it is rendered and measured. */
const BAND_HEIGHT_PX = 600;
const OVERSCAN_BANDS = 1;
const CARDS = { entries: 'li', focused: 'button[aria-pressed]' };

/**
 * Virtualized grid of one kind of likes: only the groups of rows in or near the viewport are read and rendered.
 *
 * @param props.isTold whether its rows tell the beginning of what members have written
 */
export function LikeGrid({ top, isTold }: { top: LikeRange; isTold: boolean }) {
  const { type, total } = top;
  const ownCountry = useOwnUser()?.profile.country ?? null;
  const ruler = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const columns = useColumnCount(ruler);
  const pattern = choiceOf('likePattern');
  const isMosaic = choiceOf('memberMosaic');
  const size = groupSize(columns, pattern?.length ?? null);
  const [topPx, setTopPx] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element !== null) setTopPx(element.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count: Math.ceil(total / size),
    estimateSize: () => BAND_HEIGHT_PX,
    measureElement: heightWithGap,
    overscan: OVERSCAN_BANDS,
    scrollMargin: topPx,
  });
  const groups = virtual.getVirtualItems();
  const { first, last } = rowsOfGroups(groups, size, total);
  const further = useLikeRange(type, last < top.rows.length ? null : { first, last });
  const rowAt = (index: number): LikeRow | undefined =>
    index < top.rows.length ? top.rows[index] : further?.rows[index - further.firstIndex];
  useFocusAfterRemoval(place, total, CARDS);
  return (
    <>
      <div className={styles['ruler']} aria-hidden="true">
        <div className={styles['grid']} data-mosaic={isMosaic || undefined} ref={ruler} />
      </div>
      <div className={styles['groups']} ref={place} style={{ blockSize: `${virtual.getTotalSize()}px` }}>
        {groups.map((group) => {
          const likes = inPattern(
            indexes(group.index * size, Math.min(total, (group.index + 1) * size)).map(rowAt),
            pattern?.coverEvery ?? null,
          );
          const mosaic = isMosaic ? mosaicOf(likes.map((like) => like?.profile.main_image != null)) : null;
          return (
            <div
              key={group.index}
              ref={virtual.measureElement}
              data-index={group.index}
              className={styles['group']}
              style={{ insetBlockStart: `${group.start - topPx}px` }}
            >
              <ul className={styles['grid']} data-mosaic={mosaic !== null || undefined} data-told={isTold || undefined}>
                {likes.map((like, offset) => {
                  const index = group.index * size + offset;
                  return (
                    <li
                      key={like?.profileId ?? `place-${index}`}
                      aria-setsize={total}
                      aria-posinset={index + 1}
                      {...mosaicAttributes(mosaic, offset)}
                    >
                      {like === undefined ? (
                        <div className={styles['place']} />
                      ) : (
                        <RowBoundary row={like}>
                          <MemberCard
                            profile={like.profile}
                            path={pathTo('/likes/m/:memberId', { memberId: like.profileId })}
                            actions={cardActions('likes', true)}
                            liked={like.given === 1}
                            likesMe={like.received === 1}
                            isAnswer={type === 'received'}
                            isNew={like.received === 1 && like.isNew === 1}
                            eager={index < EAGER_CARDS}
                            impliedCountry={ownCountry}
                            // A large card has room for it, and so have some of a mosaic.
                            hasExcerpt={isTold || isMosaic || (pattern !== null && offset === 0)}
                            note={<LikeDate like={like} type={type} />}
                          />
                        </RowBoundary>
                      )}
                    </li>
                  );
                })}
              </ul>
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Moves a like with a picture to the front of each part of the pattern if the order allows it; see `pictureFirst`. */
function inPattern(
  rows: readonly (LikeRow | undefined)[],
  coverEvery: number | null,
): readonly (LikeRow | undefined)[] {
  if (coverEvery === null) return rows;
  const parts = Array.from({ length: Math.ceil(rows.length / coverEvery) }, (_, part) =>
    rows.slice(part * coverEvery, (part + 1) * coverEvery),
  );
  return parts.flatMap((part) => (part.every((row) => row !== undefined) ? pictureFirst(part) : part));
}

/** Returns the height plus the gap between rows, so that groups are spaced like rows. */
function heightWithGap(element: Element): number {
  const grid = element.firstElementChild ?? element;
  const gapPx =
    pixels(getComputedStyle(grid).rowGap) - pixels(getComputedStyle(element).getPropertyValue('--row-overlap'));
  return element.getBoundingClientRect().height + gapPx;
}

function pixels(text: string): number {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? value : 0;
}

function indexes(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset);
}
