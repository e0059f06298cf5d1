import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import type { ToastFace } from '../../ui/toasts.ts';
import { imageUrl } from './image-url.ts';

/** The member and the one whom a like may match: each face, for what tells of it. */
export function useMatchFaces(card: Pick<ProfileCard, 'id' | 'name' | 'main_image'>): readonly ToastFace[] {
  const own = useOwnUser()?.profile ?? null;
  const prefix = useSiteSettings()?.cdn_prefix ?? null;
  return [own, card].flatMap((one) =>
    one === null
      ? []
      : [
          {
            id: one.id,
            name: one.name,
            src: one.main_image === null || prefix === null ? null : imageUrl(prefix, one.main_image.thumb_filename),
          },
        ],
  );
}
