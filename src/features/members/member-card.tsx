import type { ReactNode } from 'react';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useSiteSettings } from '../../data/own-account.tsx';
import type { CardActions } from './card-actions.ts';
import { MemberTile } from './member-tile.tsx';
import { useCardButtons } from './use-card-buttons.tsx';

interface MemberCardProps {
  profile: ProfileCard;
  /** Which buttons the card has; see `cardActions`. */
  actions: CardActions;
  liked: boolean;
  /** The member has liked this one. */
  likesMe?: boolean;
  /** The card is there for that like: its button answers it, in words where the template has room. */
  isAnswer?: boolean;
  /** Link target of picture and name; defaults to the member's page. */
  path?: string;
  /** Marks a like from this member that has not been viewed yet. */
  isNew?: boolean;
  /** The picture fills the card, with the text over its lower edge. */
  isLarge?: boolean;
  /** Above the fold: the picture is loaded eagerly. */
  eager?: boolean;
  /** Country of the whole list: the place does not repeat it. */
  impliedCountry?: string | null;
  /** A fact of the list that the card is in, such as the day of a like. */
  note?: ReactNode;
  /** Whether the tile tells the beginning of what the member has written, if that is known. */
  hasExcerpt?: boolean;
  /** Shown in the upper corner of the picture. */
  corner?: ReactNode;
}

/** A tile with the actions of a logged-in member: like and chat. The tile itself opens the profile. */
export function MemberCard({
  profile,
  actions,
  liked,
  likesMe = false,
  isAnswer = false,
  corner,
  ...rest
}: MemberCardProps) {
  const settings = useSiteSettings();
  const { buttons, failureDialog } = useCardButtons(profile, actions, {
    liked,
    likesMe,
    look: isAnswer ? 'back' : 'round',
  });
  return (
    <>
      <MemberTile
        {...rest}
        profile={profile}
        cdnPrefix={settings?.cdn_prefix ?? null}
        corner={corner}
        isView={actions.view}
        quick={buttons}
      />
      {failureDialog}
    </>
  );
}
