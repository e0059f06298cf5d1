import { translation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toasts.ts';
import { calls } from '../../worker-client/calls.ts';
import { commandProblem } from '../chats/command-problem.ts';

interface LikeChange {
  profileId: number;
  name: string;
  liked: boolean;
}

/** Likes or unlikes at once and offers to undo it for as long as the toast stands. */
export async function changeLike(change: LikeChange): Promise<void> {
  const { profileId, name, liked } = change;
  if (!(await setLike(change))) return;
  const { t } = translation();
  showToast({
    text: t(liked ? 'likes.liked_toast' : 'likes.unliked_toast', { name }),
    tone: liked ? 'success' : 'neutral',
    action: { label: t('likes.undo'), onSelect: () => void setLike({ profileId, name, liked: !liked }) },
  });
}

async function setLike({ profileId, liked }: LikeChange): Promise<boolean> {
  const problem = commandProblem(await calls.setLike({ profileId, liked }));
  if (problem === null) return true;
  showToast({ text: translation().t(problem), tone: 'danger' });
  return false;
}
