import type { ProfileCard, Settings } from '../../../worker/public/rows.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { imageUrl } from '../members/image-url.ts';

interface PersonPictureProps {
  profile: ProfileCard;
  settings: Settings | null;
  shape?: 'circle' | 'portrait';
  size?: 'm' | 'l' | 'fill';
  eager?: boolean;
}

/** A member's picture. The empty `alt` relies on the name being shown next to it. */
export function PersonPicture({
  profile,
  settings,
  shape = 'portrait',
  size = 'fill',
  eager = false,
}: PersonPictureProps) {
  const { main_image: image, name } = profile;
  return (
    <Avatar
      src={image === null || settings === null ? null : imageUrl(settings.cdn_prefix, image.thumb_filename)}
      name={name}
      alt=""
      size={size}
      shape={shape}
      eager={eager}
    />
  );
}
