import { RESELL_TILE_INDEX_MOD_12, WEBCAM_TILE_INDEX_MOD_12 } from '../../../worker/public/constants.ts';
import type { ProfileCard } from '../../../worker/public/rows.ts';

const TILE_ROUND = 12;

export type SearchTile =
  | { kind: 'member'; key: string; profile: ProfileCard; memberIndex: number }
  /** `ordinal` counts the webcam tiles of the page, from 0. */
  | { kind: 'webcam'; key: string; ordinal: number }
  | { kind: 'resell'; key: string };

/**
 * Returns members and ads in display order: a webcam tile wherever index mod 12 is 1, a reseller tile wherever it is 5
 * (specification, section 9). The list never ends with an ad.
 */
export function placeTiles(
  profiles: readonly ProfileCard[],
  ads: { hasWebcams: boolean; hasResell: boolean },
): SearchTile[] {
  const tiles: SearchTile[] = [];
  let ordinal = 0;
  for (const [memberIndex, profile] of profiles.entries()) {
    if (ads.hasWebcams && tiles.length % TILE_ROUND === WEBCAM_TILE_INDEX_MOD_12) {
      tiles.push({ kind: 'webcam', key: `webcam-${ordinal}`, ordinal });
      ordinal += 1;
    }
    if (ads.hasResell && tiles.length % TILE_ROUND === RESELL_TILE_INDEX_MOD_12) {
      tiles.push({ kind: 'resell', key: `resell-${tiles.length}` });
    }
    tiles.push({ kind: 'member', key: `member-${profile.id}`, profile, memberIndex });
  }
  return tiles;
}
