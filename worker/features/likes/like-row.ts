import type { components } from '../../../openapi/generated/types.ts';
import type { OutboxRow } from '../../public/outbox-row.ts';
import type { LikeRow, ProfileCard } from '../../public/rows.ts';
import { cardOf } from '../members/card.ts';

type Likes = components['schemas']['Likes'];

/** Returns one row per member, for likes in either direction. */
export function likeRowsOf(likes: Likes): Map<number, LikeRow> {
  const rows = new Map<number, LikeRow>();
  for (const entry of likes.liked_by) {
    rows.set(entry.id, {
      ...noLike(toldCard(entry)),
      received: 1,
      isNew: entry.like_new ? 1 : 0,
      receivedAtMs: Date.parse(entry.liked_at),
    });
  }
  for (const entry of likes.profiles) {
    const row = rows.get(entry.id) ?? noLike(toldCard(entry));
    rows.set(entry.id, { ...row, given: 1, givenAtMs: Date.parse(entry.liked_at) });
  }
  return rows;
}

/** With the beginning of what the member has written, for a table of likes, if the server sends it. */
function toldCard(entry: ProfileCard): ProfileCard {
  return entry.excerpt == null ? cardOf(entry) : { ...cardOf(entry), excerpt: entry.excerpt };
}

export function noLike(profile: ProfileCard): LikeRow {
  return { profileId: profile.id, profile, given: 0, received: 0, isNew: 0, receivedAtMs: 0, givenAtMs: 0, pending: 0 };
}

/** Returns the row as it will be once the like or unlike has reached the server. */
export function withGiven(row: LikeRow, isGiven: boolean, atMs: number): LikeRow {
  return { ...row, given: isGiven ? 1 : 0, givenAtMs: isGiven ? atMs : 0 };
}

/** Applies waiting likes and unlikes to a row; the last one wins. */
export function withLikeIntents(row: LikeRow, intents: readonly OutboxRow[]): LikeRow {
  let result = row;
  for (const { intent, state, createdAtMs } of intents) {
    if (intent.kind !== 'like' && intent.kind !== 'unlike') continue;
    const isGiven = intent.kind === 'like';
    result = isGiven === (result.given === 1) ? result : withGiven(result, isGiven, createdAtMs);
    if (state === 'queued') result = { ...result, pending: 1 };
  }
  return result;
}

export function isVisibleLike(row: LikeRow): boolean {
  return row.given === 1 || row.received === 1 || row.pending === 1;
}
