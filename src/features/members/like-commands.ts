import { calls } from '../../data/calls.ts';
import { commandProblem } from '../../data/command-problem.ts';
import { translation } from '../../i18n/use-translation.ts';
import { showToast, type ToastFace } from '../../ui/toasts.ts';

interface LikeChange {
  profileId: number;
  name: string;
  liked: boolean;
  /** The member likes this one already, as far as the place of the button knows: a like makes a match. */
  likesMe?: boolean;
  match?: MatchParts;
}

/** What a match is told with. */
export interface MatchParts {
  faces: readonly ToastFace[];
  /** Opens the chat with the member; undefined in it. */
  onChat?: () => void;
}

/** Likes or unlikes immediately and offers to undo it while the toast is visible. */
export async function changeLike(change: LikeChange): Promise<void> {
  if (await setLike(change)) tellOfLike(change);
}

/** Likes or unlikes. Returns whether the worker accepted the command; if not, shows the reason. */
export async function setLike({ profileId, liked }: Pick<LikeChange, 'profileId' | 'liked'>): Promise<boolean> {
  const problem = commandProblem(await calls.setLike({ profileId, liked }));
  if (problem === null) return true;
  showToast({ text: translation().t(problem), tone: 'danger' });
  return false;
}

/** Shows what was done, with an undo button. Replaces an earlier toast about the same member. */
export function tellOfLike({ profileId, name, liked, likesMe = false, match }: LikeChange): void {
  const { t } = translation();
  const isMatch = liked && likesMe;
  showToast({
    text: t(isMatch ? 'likes.matched_toast' : liked ? 'likes.liked_toast' : 'likes.unliked_toast', { name }),
    tone: isMatch ? 'match' : liked ? 'success' : 'neutral',
    topic: `like ${profileId}`,
    ...(isMatch &&
      match !== undefined && {
        faces: match.faces,
        lead: match.onChat === undefined ? null : { label: t('member.chat_with', { name }), onSelect: match.onChat },
      }),
    action: { label: t('likes.undo'), onSelect: () => void setLike({ profileId, liked: !liked }) },
  });
}
