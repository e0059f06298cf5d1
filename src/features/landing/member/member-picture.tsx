import { Avatar } from '../../../ui/avatar.tsx';
import { imageUrl } from '../../members/image-url.ts';
import { MeetingArtFrame } from '../../site/meeting-art-frame.tsx';
import type { ShownMember } from './use-shown-member.ts';

interface MemberPictureProps {
  shown: ShownMember;
  shape: 'circle' | 'portrait';
  size?: 'xl' | 'fill';
}

/**
 * The member's main picture in full size. The empty `alt` relies on the name being shown next to it. The picture of the
 * template stands in for a member who is not shown.
 */
export function MemberPicture({ shown: { isLoading, member, settings }, shape, size = 'fill' }: MemberPictureProps) {
  if (member === null) return isLoading ? null : <MeetingArtFrame />;
  const { main_image: image, name } = member;
  const src = image === null || settings === null ? null : imageUrl(settings.cdn_prefix, image.filename);
  return <Avatar src={src} name={name} alt="" size={size} shape={shape} eager />;
}
