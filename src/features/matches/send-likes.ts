import type { WorkerCalls } from '../../data/calls.ts';

export interface SentLikes {
  sent: number;
  failed: readonly number[];
}

/**
 * Sends the likes of these members, one after the other. That takes seconds, and what the member chooses differently
 * meanwhile counts.
 */
export async function sendLikes(
  readLiked: () => readonly number[],
  calls: Pick<WorkerCalls, 'loadMember' | 'setLike'>,
): Promise<SentLikes> {
  const sent = new Set<number>();
  const failed = new Set<number>();
  for (;;) {
    const liked = readLiked();
    const profileId = liked.find((id) => !sent.has(id) && !failed.has(id));
    if (profileId !== undefined) {
      // A like needs the member's row, which loading the profile creates.
      await calls.loadMember(profileId);
      if (!readLiked().includes(profileId)) continue;
      const { status } = await calls.setLike({ profileId, liked: true });
      (status === 'accepted' ? sent : failed).add(profileId);
      continue;
    }
    const takenBack = [...sent].find((id) => !liked.includes(id));
    if (takenBack === undefined) return { sent: sent.size, failed: [...failed].filter((id) => liked.includes(id)) };
    sent.delete(takenBack);
    await calls.setLike({ profileId: takenBack, liked: false });
  }
}
