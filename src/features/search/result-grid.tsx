import type { ReactNode } from 'react';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { mosaicAttributes, mosaicOf } from '../members/mosaic.ts';
import { ResellTile, WebcamTile } from './ad-tiles.tsx';
import styles from './search-page.module.css';
import { placeTiles, type SearchTile } from './search-tiles.ts';
import type { Webcams } from './use-webcams.ts';

const SKELETON_CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const EAGER_CARDS = 4;

export interface SearchAds {
  webcams: Webcams;
  hasResell: boolean;
}

export const NO_ADS: SearchAds = { webcams: { state: 'none' }, hasResell: false };

export type RenderMember = (profile: ProfileCard, options: { eager: boolean }) => ReactNode;

interface ResultGridProps {
  profiles: readonly ProfileCard[];
  /** Starts at 1; offsets the list of webcams, so that they vary between pages. */
  page: number;
  ads: SearchAds;
  cdnPrefix: string | null;
  renderMember: RenderMember;
}

/** One page of members, interspersed with ads. */
export function ResultGrid({ profiles, page, ads, cdnPrefix, renderMember }: ResultGridProps) {
  const tiles = placeTiles(profiles, { hasWebcams: ads.webcams.state !== 'none', hasResell: ads.hasResell });
  const webcamsAPage = tiles.filter(({ kind }) => kind === 'webcam').length;
  const show = (tile: SearchTile) => {
    if (tile.kind === 'resell') return <ResellTile />;
    if (tile.kind === 'member') return renderMember(tile.profile, { eager: tile.memberIndex < EAGER_CARDS });
    if (ads.webcams.state !== 'ready') return <Place />;
    const { cams } = ads.webcams;
    const cam = cams[((page - 1) * webcamsAPage + tile.ordinal) % cams.length];
    return cam === undefined ? null : <WebcamTile cam={cam} cdnPrefix={cdnPrefix} />;
  };
  const mosaic = choiceOf('memberMosaic')
    ? mosaicOf(
        tiles.map((tile) => tile.kind === 'member' && tile.profile.main_image !== null),
        tiles.flatMap(({ kind }, index) => (kind === 'member' ? [] : [index])),
      )
    : null;
  return (
    <ul className={styles['grid']} data-mosaic={mosaic !== null || undefined}>
      {tiles.map((tile, index) => (
        <li
          key={tile.key}
          data-profile={tile.kind === 'member' ? tile.profile.id : undefined}
          {...mosaicAttributes(mosaic, index)}
        >
          {show(tile)}
        </li>
      ))}
    </ul>
  );
}

/** Placeholder while results load. */
export function GridSkeleton() {
  const mosaic = choiceOf('memberMosaic') ? mosaicOf(SKELETON_CARDS.map(() => true)) : null;
  return (
    <div className={styles['grid']} aria-busy="true" data-mosaic={mosaic !== null || undefined}>
      {SKELETON_CARDS.map((card, index) => (
        <Place key={card} attributes={mosaicAttributes(mosaic, index)} />
      ))}
    </div>
  );
}

function Place({ attributes }: { attributes?: ReturnType<typeof mosaicAttributes> }) {
  return (
    <div className={styles['place']} {...attributes}>
      <Skeleton shape="block" height="100%" />
    </div>
  );
}
